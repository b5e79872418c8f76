import type { XtaContent, XtaSealed } from "#domain/sending/SealedApplication.ts";
import { xmlElement } from "../xml/xmlElement.ts";

/** Content id of a content's part, without angle brackets. */
export function contentId({ id }: XtaContent): string {
  return `${id}@portal`;
}

/** `xta:GenericContentContainer`: one message and its attachments, each pointing at its part (XOP). */
export function composeContainer({ contents }: XtaSealed): string {
  const [message, ...attachments] = contents;
  return xmlElement("xta:GenericContentContainer", {
    children: [
      xmlElement("xta:ContentContainer", {
        children: [
          contentElement("xta:Message", message),
          ...attachments.map((content) => contentElement("xta:Attachment", content)),
        ],
      }),
    ],
  });
}

function contentElement(name: string, content: XtaContent): string {
  const { contentType, description, fileName, id, size } = content;
  return xmlElement(name, {
    attributes: {
      contentType,
      contentDescription: xmlSafe(description),
      ...(content.source === "part" && { encoding: "UTF-8" }),
      filename: xmlSafe(fileName),
      id,
      size: String(size),
    },
    children: [xmlElement("xop:Include", { attributes: { href: `cid:${contentId(content)}` } })],
  });
}

/** Without the characters that XML 1.0 (section 2.2) cannot carry, not even escaped. */
export function xmlSafe(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\uFFFD");
}
