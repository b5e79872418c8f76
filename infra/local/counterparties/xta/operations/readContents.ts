import { err, ok, type Result } from "../../../../../functions/domain/result.ts";
import { childElements, inside } from "../soap/readXml.ts";
import { exception, senderFault, type XtaFault } from "../soap/XtaFault.ts";

/** "40 MB" of the schema. */
const CONTAINER_MAX_BYTES = 40_000_000;

export interface ReceivedContent {
  readonly element: "Message" | "Attachment";
  readonly attributes: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

/** Message and attachments with their bytes: from the part that `xop:Include` points at, or from base64. */
export function readContents(
  container: Element,
  parts: ReadonlyMap<string, Buffer>,
): Result<readonly ReceivedContent[], XtaFault> {
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
