import { childrenOf, elementsOf, textOf } from "../xml/elementsOf.ts";
import { parseMessage } from "../xml/parseMessage.ts";
import type { HttpExchangeAnswer } from "../http/httpExchange.ts";
import { readRootPart } from "./readRootPart.ts";
import { NAMESPACE } from "./xtaNames.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";

export const MESSAGE_ID_IN_USE = "9024";

export const MESSAGE_ID_UNKNOWN = "9070";

/** Unspecified, and the technical problems of server, directory and delivery (code list `fehlernummer`). */
const PASSING_CODES = ["9000", "9030", "9031", "9032"];

const KNOWN_CODE = /^9\d{3}$/;

export type XtaReply =
  | { readonly kind: "reply"; readonly body: Element }
  /** `exception` is the local name of the detail, empty for a fault of SOAP itself; `code` as in the code list. */
  | { readonly kind: "fault"; readonly exception: string; readonly code: string; readonly sender: boolean }
  /** Nothing that answers this request: another server, a proxy's page, an answer cut off. */
  | { readonly kind: "unreadable" };

/** What a server answered to the request with this id. Compared by namespace and local name, never by prefix. */
export function readReply(answer: HttpExchangeAnswer, requestId: string): XtaReply {
  const text = readRootPart(answer.contentType, answer.body);
  const document = text === undefined ? undefined : parseMessage(text);
  const envelope = document?.documentElement;
  if (envelope?.localName !== "Envelope" || envelope.namespaceURI !== NAMESPACE.soap) {
    return { kind: "unreadable" };
  }
  const soap = (parent: Element, local: string): Element | undefined =>
    childrenOf(parent, { namespace: NAMESPACE.soap, local })[0];
  const header = soap(envelope, "Header");
  const relatesTo =
    header === undefined
      ? undefined
      : textOf(childrenOf(header, { namespace: NAMESPACE.wsa, local: "RelatesTo" })[0]);
  const body = soap(envelope, "Body");
  if (body === undefined || (relatesTo !== undefined && relatesTo !== requestId)) {
    return { kind: "unreadable" };
  }
  const fault = soap(body, "Fault");
  if (fault === undefined) return { kind: "reply", body };
  const detail = soap(fault, "Detail");
  const exception =
    detail === undefined ? undefined : childrenOf(detail, { namespace: NAMESPACE.xta, local: "*" })[0];
  const code =
    exception === undefined ? undefined : textOf(elementsOf(exception, { namespace: "*", local: "code" })[0]);
  const reason = soap(fault, "Code");
  const value = reason === undefined ? undefined : textOf(soap(reason, "Value"));
  return {
    kind: "fault",
    exception: exception?.localName ?? "",
    code: code ?? "",
    sender: value?.split(":").at(-1) === "Sender",
  };
}

/**
 * What a fault means for the application: technical problems are transient, everything about account, parameters, schema,
 * malware and services is permanent. A fault without a code of the list is judged by whom SOAP blames for it.
 */
export function failureOfFault(fault: Extract<XtaReply, { kind: "fault" }>): TransportFailure {
  const { exception, code, sender } = fault;
  const cause = `${exception === "" ? "SOAP fault" : exception} ${code}`.trim();
  const passing =
    PASSING_CODES.includes(code) ||
    (!KNOWN_CODE.test(code) && (exception === "XTAWSTechnicalProblemException" || !sender));
  return passing ? { kind: "transport-unavailable", cause } : { kind: "transport-refused", cause };
}
