import { randomUUID } from "node:crypto";
import { ok, type Result } from "#domain/result.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import { partyElement } from "./composeMetaData.ts";
import type { XtaExchange } from "./createXtaExchange.ts";
import { readReply, type XtaReply } from "./readReply.ts";
import { refused, unavailable, type XtaOptions } from "./XtaOptions.ts";
import { writeMultipart, type BinaryPart } from "./writeMultipart.ts";
import { type XtaOperation, ACTION, ANONYMOUS, NAMESPACE } from "./xtaNames.ts";
import { xmlElement } from "../xml/xmlElement.ts";

const XMLNS = Object.fromEntries(
  Object.entries(NAMESPACE).map(([prefix, namespace]) => [`xmlns:${prefix}`, namespace]),
);

export type Answered = Extract<XtaReply, { kind: "reply" | "fault" }>;

export interface XtaCall {
  /** Elements after the author; `sendMessage` names the author in its own metadata instead. */
  readonly headers?: readonly string[];
  readonly body: readonly string[];
  readonly parts?: readonly BinaryPart[];
}

/** Calls one operation; a fault is an answer to look at. */
export type XtaOperations = (
  operation: XtaOperation,
  call: XtaCall,
) => Promise<Result<Answered, TransportFailure>>;

const QUICK_MILLISECONDS = 20_000;
/** 30 MB within the two minutes of a step. */
const SENDING_MILLISECONDS = 90_000;

export function createXtaOperations(options: XtaOptions, exchange: XtaExchange): XtaOperations {
  return async (operation, { headers, body, parts = [] }) => {
    const sending = operation === "sendMessage";
    const url = sending ? options.endpoints.send : options.endpoints.management;
    const messageId = `urn:uuid:${randomUUID()}`;
    const envelope = composeEnvelope(operation, {
      to: url,
      messageId,
      headers: headers ?? [partyElement("Author", options.author)],
      body,
    });
    const answer = await exchange({
      url,
      message: writeMultipart(operation, { envelope, parts, boundary: `uuid:${randomUUID()}` }),
      timeoutMilliseconds: sending ? SENDING_MILLISECONDS : QUICK_MILLISECONDS,
    });
    if (!answer.ok) return answer;
    const reply = readReply(answer.value, messageId);
    if (reply.kind !== "unreadable") return ok(reply);
    const { status } = answer.value;
    const sentence = `${operation}: no SOAP answer, status ${status}`;
    return status >= 400 && status < 500 && ![408, 425, 429].includes(status)
      ? refused(sentence)
      : unavailable(sentence);
  };
}

/** A SOAP 1.2 envelope with the headers of WS-Addressing; `headers` and `body` are elements. */
export function composeEnvelope(
  operation: XtaOperation,
  message: {
    readonly to: string;
    readonly messageId: string;
    readonly headers: readonly string[];
    readonly body: readonly string[];
  },
): string {
  const header = xmlElement("soap:Header", {
    children: [
      xmlElement("wsa:Action", { text: ACTION[operation] }),
      xmlElement("wsa:MessageID", { text: message.messageId }),
      xmlElement("wsa:To", { text: message.to }),
      xmlElement("wsa:ReplyTo", { children: [xmlElement("wsa:Address", { text: ANONYMOUS })] }),
      ...message.headers,
    ],
  });
  const body = xmlElement("soap:Body", { children: message.body });
  return xmlElement("soap:Envelope", { attributes: XMLNS, children: [header, body] });
}
