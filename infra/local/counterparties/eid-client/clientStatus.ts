import type { Page } from "../saml-provider/http/Page.ts";

const STATUS = {
  "Implementation-Title": "AusweisApp2",
  "Implementation-Vendor": "",
  "Implementation-Version": "1.26.2",
  Name: "AusweisApp2",
  "Specification-Title": "TR-03124",
  "Specification-Vendor": "Federal Office for Information Security",
  "Specification-Version": "1.4",
};

/** The client's status, as text or JSON; the one thing that pages of every origin may read. */
export function clientStatus(format: string): Page {
  const isJson = format === "json";
  const lines = Object.entries(STATUS).map(([name, value]) => `${name}: ${value}\r\n`);
  return {
    status: 200,
    headers: {
      "content-type": isJson ? "application/json" : "text/plain; charset=utf-8",
      "access-control-allow-origin": "*",
      "access-control-allow-private-network": "true",
    },
    content: isJson ? JSON.stringify(STATUS) : lines.join(""),
  };
}
