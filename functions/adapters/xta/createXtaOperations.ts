import { randomUUID } from "node:crypto";
import { ok, type Result } from "../../domain/result.ts";
import type { TransportFailure } from "../../ports/AuthorityTransport.ts";
import { composeEnvelope } from "./composeEnvelope.ts";
import { partyElement } from "./composeMetaData.ts";
import type { XtaExchange } from "./createXtaExchange.ts";
import { readReply, type XtaReply } from "./readReply.ts";
import { refused, unavailable } from "./transportFailures.ts";
import { writeMultipart, type BinaryPart } from "./writeMultipart.ts";
import type { XtaOperation } from "./xtaNames.ts";
import type { XtaOptions } from "./XtaOptions.ts";

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
