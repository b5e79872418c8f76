import { randomUUID } from "node:crypto";
import type { Answer } from "#infra/counterparties/kit/http.ts";
import { xml, type Markup } from "#infra/counterparties/kit/xml.ts";
import { writePackage } from "../mime/package.ts";
import type { XtaReply } from "../XtaState.ts";
import { NAMESPACE } from "./actions.ts";
import type { Addressing } from "./readRequest.ts";
import { ERROR_NUMBERS, type SoapFault } from "./SoapFault.ts";

const ADDRESSING_FAULT = `${NAMESPACE.wsa}/fault`;
const LIST = { listURI: "urn:de:xta:webservice:codeliste:fehlernummer", listVersionID: "1.0" };

/** Answers without contents come as plain SOAP, which clients with MTOM take; contents come as XOP package. */
export function writeReply(reply: XtaReply, addressing: Addressing): Answer {
  const body = envelope({ addressing, headers: reply.headers ?? [], body: reply.body });
  return reply.parts === undefined || reply.parts.length === 0
    ? plain(200, { action: addressing.action, body })
    : {
        status: 200,
        ...writePackage({ envelope: body, action: addressing.action, parts: reply.parts }),
      };
}

/** 400 where the sender is to blame for the envelope, 500 otherwise (SOAP 1.2 part 2, 7.4). */
export function writeFault(fault: SoapFault, addressing: Addressing): Answer {
  const answered = addressing.action === "" ? { ...addressing, action: ADDRESSING_FAULT } : addressing;
  const body = envelope({ addressing: answered, headers: [], body: faultBody(fault) });
  const status = fault.kind === "soap" && fault.code === "Sender" ? 400 : 500;
  return plain(status, { action: answered.action, body });
}

function faultBody(fault: SoapFault): Markup {
  if (fault.kind === "soap") {
    const subcode =
      fault.subcode === undefined
        ? undefined
        : xml`<soap:Subcode><soap:Value>wsa:${fault.subcode}</soap:Value></soap:Subcode>`;
    return xml`<soap:Fault>
      <soap:Code><soap:Value>soap:${fault.code}</soap:Value>${subcode}</soap:Code>
      <soap:Reason><soap:Text xml:lang="en">${fault.why}</soap:Text></soap:Reason>
    </soap:Fault>`;
  }
  const [declared, name] = ERROR_NUMBERS[fault.number];
  const element: Markup = { markup: `xta:${fault.exception ?? declared}` };
  return xml`<soap:Fault>
    <soap:Code><soap:Value>soap:Receiver</soap:Value></soap:Code>
    <soap:Reason><soap:Text xml:lang="en">${fault.why}</soap:Text></soap:Reason>
    <soap:Detail>
      <${element}>
        <xta:errorCode listURI="${LIST.listURI}" listVersionID="${LIST.listVersionID}">
          <code>${fault.number}</code><name>${name}</name>
        </xta:errorCode>
      </${element}>
    </soap:Detail>
  </soap:Fault>`;
}

function envelope(answer: {
  readonly addressing: Addressing;
  readonly headers: readonly Markup[];
  readonly body: Markup | undefined;
}): string {
  const { action, messageId } = answer.addressing;
  const namespaces = Object.entries(NAMESPACE)
    .filter(([, namespace]) => namespace !== "")
    .map(([prefix, namespace]) => xml` xmlns:${{ markup: prefix }}="${namespace}"`);
  const relatesTo = messageId === "" ? undefined : xml`<wsa:RelatesTo>${messageId}</wsa:RelatesTo>`;
  return xml`<soap:Envelope${namespaces}>
    <soap:Header>
      <wsa:Action>${action}</wsa:Action>
      <wsa:MessageID>urn:uuid:${randomUUID()}</wsa:MessageID>
      <wsa:To>${`${NAMESPACE.wsa}/anonymous`}</wsa:To>
      ${relatesTo}
      ${answer.headers}
    </soap:Header>
    <soap:Body>${answer.body}</soap:Body>
  </soap:Envelope>`.markup;
}

function plain(status: number, answer: { readonly action: string; readonly body: string }): Answer {
  return {
    status,
    contentType: `application/soap+xml; charset=UTF-8; action="${answer.action}"`,
    body: Buffer.from(answer.body),
  };
}
