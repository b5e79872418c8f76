import { DOMParser } from "@xmldom/xmldom";

/** Business accounts answer with about 60 kB; a message larger than this is not read at all. */
const MESSAGE_MAX_CHARACTERS = 262_144;
/** Deeper nesting than any message of SAML has. */
const MAX_DEPTH = 40;

/**
 * Reads a message from outside. Document types (external entities, entity bombs), comments (truncated values),
 * processing instructions and CDATA have no place in SAML messages and refuse them, so that no reader after this one can
 * see them differently. Undefined: not such a message.
 */
export function parseMessage(xml: string): Document | undefined {
  if (xml.length > MESSAGE_MAX_CHARACTERS) return undefined;
  const content = xml.replace(/^\uFEFF?\s*<\?xml\s[^?]*\?>/, "");
  if (/<[!?]/.test(content) || depthOf(content) > MAX_DEPTH) return undefined;
  const faults: string[] = [];
  const refuse = (fault: string): void => {
    faults.push(fault);
  };
  try {
    const document = new DOMParser({
      locator: {},
      errorHandler: { warning: refuse, error: refuse, fatalError: refuse },
    }).parseFromString(content, "text/xml");
    return faults.length > 0 || document.getElementsByTagName("*").length === 0 ? undefined : document;
  } catch {
    return undefined;
  }
}

function depthOf(xml: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [tag] of xml.matchAll(/<[^>]*>/g)) {
    if (tag.startsWith("</")) depth -= 1;
    else if (!tag.endsWith("/>")) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
