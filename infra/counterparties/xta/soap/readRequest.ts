import { err, ok, type Result } from "#domain/result.ts";
import { readPackage } from "../mime/package.ts";
import { AUTHOR, BODIES, MESSAGE_META_DATA } from "../schema/shapes.ts";
import { type Shape, violationOf } from "../schema/violationOf.ts";
import { operationOf, OPERATIONS, type OperationName, inside, isElement, NAMESPACE } from "./actions.ts";
import { childElements, readXml, text } from "#infra/counterparties/kit/readXml.ts";
import { exception, senderFault, type SoapFault } from "./SoapFault.ts";

export interface XtaRequest {
  readonly operation: OperationName;
  readonly author: Element | undefined;
  readonly metaData: Element | undefined;
  readonly body: Element | undefined;
  readonly parts: ReadonlyMap<string, Buffer>;
}

/** As far as a request could be read: an answer names it even when it is refused. */
export interface Addressing {
  readonly action: string;
  readonly messageId: string;
}

export interface ReadRequest {
  readonly addressing: Addressing;
  readonly request: Result<XtaRequest, SoapFault>;
}

const ANONYMOUS = `${NAMESPACE.wsa}/anonymous`;
const UNDERSTOOD = [
  "wsa:Action",
  "wsa:MessageID",
  "wsa:To",
  "wsa:ReplyTo",
  "wsa:FaultTo",
  "wsa:From",
  "wsa:RelatesTo",
  "oscimeta:Author",
  "oscimeta:MessageMetaData",
  "osci:X509TokenContainer",
] as const;

/** Package, envelope, addressing and schema: what every operation demands before it looks at the content. */
export function readRequest(
  port: string,
  http: { readonly contentType: string; readonly body: Buffer },
): ReadRequest {
  const unaddressed: Addressing = { action: "", messageId: "" };
  const received = readPackage(http.contentType, http.body);
  if (typeof received === "string") {
    return { addressing: unaddressed, request: err(senderFault(received)) };
  }
  const envelope = readXml(received.envelope);
  if (envelope?.localName !== "Envelope") {
    return { addressing: unaddressed, request: err(senderFault("the root part is no envelope")) };
  }
  if (envelope.namespaceURI !== NAMESPACE.soap) {
    const why = "the envelope is not of SOAP 1.2";
    return { addressing: unaddressed, request: err({ kind: "soap", code: "VersionMismatch", why }) };
  }
  const [header] = inside(envelope, "soap:Header");
  const addressing = {
    action: text(inside(header, "wsa:Action")[0]),
    messageId: text(inside(header, "wsa:MessageID")[0]),
  };
  const fault = addressingFault(header, { ...addressing, actions: received.actions });
  if (fault !== undefined) return { addressing, request: err(fault) };
  const operation = operationOf(addressing.action);
  if (operation === undefined || OPERATIONS[operation].port !== port) {
    const why = `${port} has no operation ${addressing.action}`;
    return { addressing, request: err(senderFault(why, "ActionNotSupported")) };
  }
  const [soapBody] = inside(envelope, "soap:Body");
  const elements = soapBody === undefined ? [] : childElements(soapBody);
  const request: XtaRequest = {
    operation,
    author: inside(header, "oscimeta:Author")[0],
    metaData: inside(header, "oscimeta:MessageMetaData")[0],
    body: elements[0],
    parts: received.parts,
  };
  const violation = elements.length > 1 ? "the body has several elements" : violationIn(request);
  if (violation === undefined) return { addressing, request: ok(request) };
  return {
    addressing,
    // Only sending declares an exception for it.
    request: err(operation === "sendMessage" ? exception("9050", violation) : senderFault(violation)),
  };
}

function addressingFault(
  header: Element | undefined,
  given: Addressing & { readonly actions: readonly string[] },
): SoapFault | undefined {
  const strange = (header === undefined ? [] : childElements(header)).find(
    (block) =>
      ["true", "1"].includes(block.getAttributeNS(NAMESPACE.soap, "mustUnderstand") ?? "") &&
      !UNDERSTOOD.some((name) => isElement(block, name)),
  );
  if (strange !== undefined) {
    return { kind: "soap", code: "MustUnderstand", why: `${strange.nodeName} is not understood` };
  }
  for (const name of ["wsa:Action", "wsa:MessageID"] as const) {
    if (inside(header, name).length !== 1 || text(inside(header, name)[0]) === "") {
      return senderFault(`the header ${name} is needed once`, "MessageAddressingHeaderRequired");
    }
  }
  const replyTo = text(inside(inside(header, "wsa:ReplyTo")[0], "wsa:Address")[0]);
  if (replyTo !== "" && replyTo !== ANONYMOUS) {
    return senderFault("answers go back on the connection", "OnlyAnonymousAddressSupported");
  }
  if (given.actions.length === 0) {
    return senderFault("the content type names no action (soapActionRequired)", "ActionMismatch");
  }
  return given.actions.some((action) => action !== given.action)
    ? senderFault("the content type names another action than the header", "ActionMismatch")
    : undefined;
}

function violationIn({ operation, author, metaData, body }: XtaRequest): string | undefined {
  const shape: Shape | undefined = BODIES[operation];
  if (shape === undefined) return body === undefined ? undefined : `the body of ${operation} is empty`;
  if (body === undefined) return `${shape.name} is missing in the body`;
  const sends = operation === "sendMessage" || operation === "sendMessageSync";
  if (sends && metaData === undefined) return "the header MessageMetaData is missing";
  return (
    violationOf(body, shape) ??
    (metaData === undefined ? undefined : violationOf(metaData, MESSAGE_META_DATA)) ??
    (author === undefined ? undefined : violationOf(author, AUTHOR))
  );
}
