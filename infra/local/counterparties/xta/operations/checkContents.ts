import { createHash } from "node:crypto";
import { inside, readXml } from "../soap/readXml.ts";
import { exception, type XtaFault } from "../soap/XtaFault.ts";
import type { ReceivedContent } from "./readContents.ts";

/** The test file that every malware scanner knows (EICAR), in two halves, so that no scanner finds it here. */
const TEST_VIRUS = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/**
 * What a provider looks at: malware, and whether the message is of the type it claims. Where the message names its
 * attachments with hashes (element `anlage`), every one must be there with that hash and none beside.
 */
export function checkContents(
  contents: readonly ReceivedContent[],
  qualifier: Element | undefined,
): XtaFault | undefined {
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

function attachmentFault(root: Element, attachments: readonly ReceivedContent[]): XtaFault | undefined {
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
