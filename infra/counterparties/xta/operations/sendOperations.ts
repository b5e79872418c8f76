import { createHash } from "node:crypto";
import { XMLSerializer } from "@xmldom/xmldom";
import { err, ok, type Result } from "#domain/result.ts";
import { text, readXml, childElements } from "#infra/counterparties/kit/readXml.ts";
import { isParty, READER, SERVICE } from "../accounts.ts";
import { inside } from "../soap/actions.ts";
import { exception, senderFault, type SoapFault } from "../soap/SoapFault.ts";
import { isoNow, type XtaOperationHandler, type XtaState } from "../XtaState.ts";

/** The test file that every malware scanner knows (EICAR), in two halves, so that no scanner finds it here. */
const TEST_VIRUS = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/**
 * What a provider looks at: malware, and whether the message is of the type it claims. Where the message names its
 * attachments with hashes (element `anlage`), exactly these must be there with that hash.
 */
function checkContents(
  contents: readonly ReceivedContent[],
  qualifier: Element | undefined,
): SoapFault | undefined {
  if (contents.some(({ bytes }) => bytes.includes(TEST_VIRUS))) {
    return exception("9060", "a content is the test virus");
  }
  const [message, ...attachments] = contents;
  const [type] = inside(qualifier, "oscimeta:MessageType");
  const root = message === undefined ? undefined : readXml(utf8(message.bytes) ?? "");
  if (message === undefined || utf8(message.bytes) === undefined) {
    return exception("9051", "the message is not UTF-8");
  }
  if (
    root?.localName !== inside(type, "none:code")[0]?.textContent ||
    root?.namespaceURI !== type?.getAttribute("payloadSchema")
  ) {
    return exception("9050", "the message is not XML of the root element and namespace of its type");
  }
  return root === undefined ? undefined : attachmentFault(root, attachments);
}

function attachmentFault(root: Element, attachments: readonly ReceivedContent[]): SoapFault | undefined {
  const named = root.getElementsByTagNameNS(root.namespaceURI, "anlage");
  if (named.length === 0) return undefined;
  if (named.length !== attachments.length) {
    return exception("9052", `${named.length} attachments are named, ${attachments.length} are there`);
  }
  for (let index = 0; index < named.length; index += 1) {
    const id = named.item(index)?.getAttribute("id");
    const hash = named.item(index)?.getAttribute("hash");
    const attachment = attachments.find(({ attributes }) => attributes["id"] === id);
    const found = attachment === undefined ? "" : createHash("sha512").update(attachment.bytes).digest("hex");
    if (found !== hash) return exception("9052", `the attachment ${id ?? ""} is not the one that is named`);
  }
  return undefined;
}

function utf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** "40 MB" of the schema. */
const CONTAINER_MAX_BYTES = 40_000_000;

interface ReceivedContent {
  readonly element: "Message" | "Attachment";
  readonly attributes: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

/** Message and attachments with their bytes: from the part that `xop:Include` points at, or from base64. */
function readContents(
  container: Element,
  parts: ReadonlyMap<string, Buffer>,
): Result<readonly ReceivedContent[], SoapFault> {
  const [content] = inside(container, "xta:ContentContainer");
  const received: ReceivedContent[] = [];
  for (const element of content === undefined ? [] : childElements(content)) {
    const [include] = inside(element, "xop:Include");
    const href = include?.getAttribute("href") ?? "";
    const bytes =
      include === undefined
        ? Buffer.from(element.textContent, "base64")
        : parts.get(decodeURIComponent(href.replace(/^cid:/, "")));
    if (bytes === undefined) return err(senderFault(`no part has the content id ${href}`));
    const attributes = Object.fromEntries(
      ["contentType", "contentDescription", "encoding", "filename", "id", "lang", "size"].flatMap((name) =>
        element.hasAttribute(name) ? [[name, element.getAttribute(name) ?? ""] as const] : [],
      ),
    );
    if (attributes["size"] !== undefined && Number(attributes["size"]) !== bytes.length) {
      return err(exception("9022", `size says ${attributes["size"]}, there are ${bytes.length} bytes`));
    }
    received.push({ element: element.localName === "Message" ? "Message" : "Attachment", attributes, bytes });
  }
  const total = received.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return total > CONTAINER_MAX_BYTES ? err(exception("9023", `${total} bytes`)) : ok(received);
}

export const sendMessageSync: XtaOperationHandler = () =>
  err(exception("9080", "the reader's service is asynchronous"));

/** Takes a message into the reader's box; from then on its report is open (status 0) until the reader closes. */
export const sendMessage: XtaOperationHandler = (state, { account, metaData, body, parts }) => {
  if (metaData === undefined || body === undefined) {
    return err(senderFault("the header MessageMetaData is missing"));
  }
  const [originators] = inside(metaData, "oscimeta:Originators");
  if (!isParty(inside(originators, "oscimeta:Author")[0], account)) {
    return err(exception("9014", "the author is not the account of the certificate"));
  }
  const [identification] = inside(metaData, "oscimeta:MsgIdentification");
  const messageId = text(inside(identification, "wsa:MessageID")[0]);
  const known = idFault(state, { messageId, author: account.value });
  if (known !== undefined) return err(known);
  const [destinations] = inside(metaData, "oscimeta:Destinations");
  if (!isParty(inside(destinations, "oscimeta:Reader")[0], READER)) {
    return err(exception("9022", "the reader is not known here"));
  }
  const [qualifier] = inside(metaData, "oscimeta:Qualifier");
  const service = serviceFault(qualifier);
  if (service !== undefined) return err(service);
  const [encrypted] = inside(body, "xenc:EncryptedData");
  const contents = encrypted === undefined ? readContents(body, parts) : ok([]);
  if (!contents.ok) return contents;
  const fault = encrypted === undefined ? checkContents(contents.value, qualifier) : undefined;
  if (fault !== undefined) return err(fault);

  const stored = contents.value.map(({ element, attributes, bytes }, index) => {
    const file = `${index}.bin`;
    state.messages.writeContent({ messageId, file }, bytes);
    return { element, attributes, file, bytes: bytes.length };
  });
  const now = isoNow(state);
  state.messages.save({
    messageId,
    author: account.value,
    state: "waiting",
    reader: READER.value,
    metaData: new XMLSerializer().serializeToString(metaData),
    contents: stored,
    ...(encrypted !== undefined && { encrypted: new XMLSerializer().serializeToString(encrypted) }),
    delivery: now,
    reportTime: now,
    ...state.marks(),
  });
  return ok({});
};

/** Ids are those that were given to this account, each for one message. */
function idFault(
  state: XtaState,
  { messageId, author }: { readonly messageId: string; readonly author: string },
): SoapFault | undefined {
  const given = state.messages.get(messageId);
  if (given?.author !== author) {
    return {
      ...{ kind: "exception", number: "9070", why: "this id was not given to this account" },
      // sendMessage declares no InvalidMessageIDException in the WSDL.
      exception: "ParameterIsNotValidException",
    };
  }
  return given.state === "given" ? undefined : exception("9024", "there is a message under this id already");
}

/** Whether a message names the booked service with its scenario and type. */
function serviceFault(qualifier: Element | undefined): SoapFault | undefined {
  if (text(inside(qualifier, "oscimeta:Service")[0]) !== SERVICE.service) {
    return exception("9013", "the account has booked no such service at this reader");
  }
  const [scenario] = inside(qualifier, "oscimeta:BusinessScenario");
  const [defined] = inside(scenario, "oscimeta:Defined");
  if (defined !== undefined && !isCode(defined, SERVICE.businessScenario)) {
    return exception("9022", "the business scenario does not belong to the service");
  }
  const [type] = inside(qualifier, "oscimeta:MessageType");
  return type !== undefined &&
    isCode(type, SERVICE.messageType) &&
    type.getAttribute("payloadSchema") === SERVICE.messageType.payloadSchema
    ? undefined
    : exception("9022", "the message type does not belong to the service");
}

function isCode(
  element: Element,
  wanted: { readonly listURI: string; readonly listVersionID: string; readonly code: string },
): boolean {
  return (
    element.getAttribute("listURI") === wanted.listURI &&
    element.getAttribute("listVersionID") === wanted.listVersionID &&
    text(inside(element, "none:code")[0]) === wanted.code
  );
}
