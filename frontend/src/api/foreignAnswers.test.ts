import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, it } from "vitest";
import { ANSWER_HEADER } from "#contract/limits.ts";
import { type Call, client } from "./client.ts";

const OURS = { [ANSWER_HEADER]: "1", "content-type": "application/json; charset=utf-8" };
const PAGE = "<html>Bitte anmelden</html>";

/** What stands between a person and the portal answers like this, always with success. */
const FOREIGN = {
  "the page of a guest network": (_, outgoing) =>
    outgoing.writeHead(200, { "content-type": "text/html" }).end(PAGE),
  "a page that is led to": ({ url = "" }, outgoing) => {
    if (url.startsWith("/landing")) outgoing.writeHead(200, { "content-type": "text/html" }).end(PAGE);
    else outgoing.writeHead(303, { location: "/landing" }).end();
  },
  "the JSON of a proxy": (_, outgoing) =>
    outgoing.writeHead(200, { "content-type": "application/json" }).end('{"status":"ok","version":7}'),
  "nothing at all with 200": (_, outgoing) => outgoing.writeHead(200).end(),
  "nothing at all with 204": (_, outgoing) => outgoing.writeHead(204).end(),
  "ours, emptied": (_, outgoing) => outgoing.writeHead(200, OURS).end(),
  "ours, of another type": (_, outgoing) => outgoing.writeHead(200, OURS).end(PAGE),
  "ours, cut by a proxy": (_, outgoing) => outgoing.writeHead(200, OURS).end('{"version":7,"chan'),
  "ours, cut by the line": (_, outgoing) => {
    outgoing.writeHead(200, { ...OURS, "content-length": "500" });
    outgoing.write('{"version":7', () => outgoing.destroy());
  },
  "ours, of another shape": (_, outgoing) => outgoing.writeHead(200, OURS).end('"saved"'),
} as const satisfies Record<string, RequestListener>;

let stop = (): void => undefined;
afterEach(() => stop());

async function through(listener: RequestListener): Promise<Call> {
  const server = createServer((incoming, outgoing) => {
    incoming.resume().once("end", () => listener(incoming, outgoing));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => server.close();
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return client({
    fetch: (url, init) => fetch(`http://127.0.0.1:${port.toString()}${url}`, init),
    cookies: () => "XSRF-TOKEN=abc123",
    wait: () => Promise.resolve(),
    failed: () => undefined,
  });
}

it.each(Object.entries(FOREIGN))(
  "No operation takes for a success what is not the portal's own answer: %s",
  async (_, listener) => {
    const call = await through(listener);
    const requests = [
      call("patchFormData", { path: { processId: "p1" }, body: { version: 1, changes: [] } }),
      call("submitProcess", { path: { processId: "p1" }, query: {} }),
      call("deleteProcesses", { query: { id: ["p1"] } }),
      call("confirmAttachment", { path: { processId: "p1", attachmentId: "a1" } }),
      call("startPayment", { path: { processId: "p1" }, body: { locale: "de" } }),
      call("logout", {}),
      call("getUser", {}),
      call("getProcess", { path: { processId: "p1" } }),
    ];
    const lost = { ok: false, failure: { kind: "offline" } };
    expect(await Promise.all(requests)).toEqual(requests.map(() => lost));
  },
);
