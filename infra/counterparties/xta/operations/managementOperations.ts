import { randomUUID } from "node:crypto";
import { XMLSerializer } from "@xmldom/xmldom";
import { err, ok } from "#domain/result.ts";
import { text, childElements, readXml } from "#infra/counterparties/kit/readXml.ts";
import { xml, type Markup } from "#infra/counterparties/kit/xml.ts";
import { isParty, READER, SERVICE } from "../accounts.ts";
import type { StoredMessage } from "../messageStore.ts";
import { inside } from "../soap/actions.ts";
import { exception } from "../soap/SoapFault.ts";
import { isoNow, type XtaOperationHandler, type XtaState } from "../XtaState.ts";

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

function transportReport(state: XtaState, message: StoredMessage): Markup {
  const shown = message.neverDelivered ? "waiting" : message.state;
  return xml`<xta:TransportReport>
    ${metaDataWithTimes(message)}
    <xta:ReportTime>${message.reportTime}</xta:ReportTime>
    <xta:XTAServerIdentity>${state.origin}</xta:XTAServerIdentity>
    <xta:MessageStatus>
      <xta:Status>${String(STATUS[shown])}</xta:Status>
      ${shown === "warned" || shown === "failed" ? record(RECORDS[shown], message.reportTime) : undefined}
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

const ID_PREFIX = "urn:de:xta:messageid:xta-counterparty";

/** That the account is active was checked before, as for every operation. */
export const checkAccountActive: XtaOperationHandler = () => ok({});

export const createMessageId: XtaOperationHandler = (state, { account }) => {
  const messageId = `${ID_PREFIX}:${randomUUID()}`;
  state.messages.save({
    messageId,
    author: account.value,
    state: "given",
    contents: [],
    reportTime: isoNow(state),
    neverDelivered: false,
    warnWhenDone: false,
  });
  return ok({ body: xml`<wsa:MessageID>${messageId}</wsa:MessageID>` });
};

/** For the author of the message and for its reader. An id without a message has no report. */
export const getTransportReport: XtaOperationHandler = (state, { account, body }) => {
  const message = state.messages.get(text(body));
  return message === undefined ||
    message.state === "given" ||
    (message.author !== account.value && message.reader !== account.value)
    ? err(exception("9070", "no message of this account has this id"))
    : ok({ body: transportReport(state, message) });
};

/** Nothing waits for a date here, so nothing can be taken back. */
export const cancelMessage: XtaOperationHandler = (state, { account, body }) =>
  state.messages.get(text(body))?.author === account.value
    ? err(exception("9101", "messages are handed over at once"))
    : err(exception("9022", "no message of this account has this id"));

export const lookupService: XtaOperationHandler = (_state, { body }) => {
  const asked = inside(body, "xta:LookupServiceRequestList").flatMap((list) =>
    inside(list, "xta:LookupService"),
  );
  const results = asked.map((service) => {
    const [reader] = inside(service, "oscimeta:Reader");
    const [type] = inside(service, "xta:ServiceType");
    const available = isParty(reader, READER) && text(type) === SERVICE.service;
    return xml`<xta:LookupServiceResult>
      ${asWritten(reader)}
      <xta:ServiceType>${text(type)}</xta:ServiceType>
      <xta:IsServiceAvailableValue>
        <xta:ServiceIsAvailable>${String(available)}</xta:ServiceIsAvailable>
      </xta:IsServiceAvailableValue>
    </xta:LookupServiceResult>`;
  });
  return ok({
    body: xml`<xta:LookupServiceResponse>
      <xta:LookupServiceResultList>${results}</xta:LookupServiceResultList>
    </xta:LookupServiceResponse>`,
  });
};

/** An element as its author wrote it, with every namespace declared where it is needed. */
function asWritten(element: Element | undefined): Markup {
  return { markup: element === undefined ? "" : new XMLSerializer().serializeToString(element) };
}
