import { xml, type Markup } from "../../saml-provider/xml/xml.ts";
import { childElements, inside, readXml, text } from "../soap/readXml.ts";
import type { StoredMessage } from "../state/storedMessage.ts";
import type { XtaWorld } from "../XtaWorld.ts";
import { asWritten } from "./asWritten.ts";

const STATUS = { given: 0, waiting: 0, done: 1, warned: 2, failed: 3 } as const;
const RECORD_LIST = { listURI: "urn:de:xta:codeliste:record.type", listVersionID: "1.0" };

const RECORDS = {
  warned: { list: "Warn", item: "Warning", code: "W01", reason: "Das Zertifikat des Lesers läuft bald ab." },
  failed: {
    list: "Error",
    item: "Error",
    code: "E01",
    reason: "Die Nachricht konnte dem Leser nicht zugestellt werden.",
  },
} as const;

export function transportReport(world: XtaWorld, message: StoredMessage): Markup {
  const state = message.neverDelivered ? "waiting" : message.state;
  return xml`<xta:TransportReport>
    ${metaDataWithTimes(message)}
    <xta:ReportTime>${message.reportTime}</xta:ReportTime>
    <xta:XTAServerIdentity>${world.origin}</xta:XTAServerIdentity>
    <xta:MessageStatus>
      <xta:Status>${String(STATUS[state])}</xta:Status>
      ${state === "warned" || state === "failed" ? record(RECORDS[state], message.reportTime) : undefined}
    </xta:MessageStatus>
  </xta:TransportReport>`;
}

function record(
  { list, item, code, reason }: (typeof RECORDS)[keyof typeof RECORDS],
  timestamp: string,
): Markup {
  const listName: Markup = { markup: `xta:${list}List` };
  const itemName: Markup = { markup: `xta:${item}` };
  return xml`<${listName}>
    <${itemName}>
      <xta:Timestamp>${timestamp}</xta:Timestamp>
      <xta:Code listURI="${RECORD_LIST.listURI}" listVersionID="${RECORD_LIST.listVersionID}"><code>${code}</code></xta:Code>
      <xta:Reason>${reason}</xta:Reason>
    </${itemName}>
  </${listName}>`;
}

/** The author's metadata with the times that the provider adds, in the order of the schema. */
export function metaDataWithTimes(message: StoredMessage): Markup {
  const sent = readXml(message.metaData ?? "");
  if (sent === undefined) return { markup: "" };
  const [given] = inside(sent, "oscimeta:DeliveryAttributes");
  const [, ...others] = childElements(sent);
  const added: Readonly<Record<string, string | undefined>> = {
    InitialSend: message.delivery,
    Delivery: message.delivery,
    InitialFetch: message.initialFetch,
    Reception: message.reception,
  };
  const times = [
    "Origin",
    "InitialSend",
    "NotBefore",
    "ObsoleteAfter",
    "Delivery",
    "InitialFetch",
    "Reception",
    "ServiceQuality",
  ].flatMap((name) => {
    const value = added[name] ?? text(inside(given, `oscimeta:${name}`)[0]);
    return value === ""
      ? []
      : [xml`<${{ markup: `oscimeta:${name}` }}>${value}</${{ markup: `oscimeta:${name}` }}>`];
  });
  return xml`<oscimeta:MessageMetaData TestMsg="${sent.getAttribute("TestMsg") === "true" ? "true" : "false"}">
    <oscimeta:DeliveryAttributes>${times}${asWritten(inside(given, "oscimeta:ReceiptRequests")[0])}</oscimeta:DeliveryAttributes>
    ${others.map(asWritten)}
  </oscimeta:MessageMetaData>`;
}
