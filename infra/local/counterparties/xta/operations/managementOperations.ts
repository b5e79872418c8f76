import { randomUUID } from "node:crypto";
import { err, ok } from "../../../../../functions/domain/result.ts";
import { xml } from "../../saml-provider/xml/xml.ts";
import { isParty, READER, SERVICE } from "../accounts.ts";
import { inside, text } from "../soap/readXml.ts";
import { exception } from "../soap/XtaFault.ts";
import { isoNow, type XtaOperationHandler } from "../XtaWorld.ts";
import { transportReport } from "./transportReport.ts";
import { asWritten } from "./asWritten.ts";

const ID_PREFIX = "urn:de:xta:messageid:xta-counterparty";

/** That the account is active was checked before, as for every operation. */
export const checkAccountActive: XtaOperationHandler = () => ok({});

export const createMessageId: XtaOperationHandler = (world, { account }) => {
  const messageId = `${ID_PREFIX}:${randomUUID()}`;
  world.messages.save({
    messageId,
    author: account.value,
    state: "given",
    contents: [],
    reportTime: isoNow(world),
    neverDelivered: false,
    warnWhenDone: false,
  });
  return ok({ body: xml`<wsa:MessageID>${messageId}</wsa:MessageID>` });
};

/** For the author of the message and for its reader. An id without a message has no report. */
export const getTransportReport: XtaOperationHandler = (world, { account, body }) => {
  const message = world.messages.get(text(body));
  return message === undefined ||
    message.state === "given" ||
    (message.author !== account.value && message.reader !== account.value)
    ? err(exception("9070", "no message of this account has this id"))
    : ok({ body: transportReport(world, message) });
};

/** Nothing waits for a date here, so nothing can be taken back. */
export const cancelMessage: XtaOperationHandler = (world, { account, body }) =>
  world.messages.get(text(body))?.author === account.value
    ? err(exception("9101", "messages are handed over at once"))
    : err(exception("9022", "no message of this account has this id"));

export const lookupService: XtaOperationHandler = (_world, { body }) => {
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
