import { DOMParser } from "@xmldom/xmldom";
import { err, ok, type Result } from "#domain/result.ts";

/** Characters of the largest file: twice the largest schema that the FIM portal publishes. */
const MAX_CHARACTERS = 8_000_000;
/** Groups may be nested; each level takes three elements. */
const MAX_DEPTH = 120;

/** An element as plain data. Names are local, the namespace is that of the root. */
export interface XmlPart {
  /** The text directly inside, with the spaces of the file. */
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Elements directly inside, by name. */
  readonly parts: Readonly<Record<string, readonly XmlPart[]>>;
}

export interface XmlRoot extends XmlPart {
  readonly name: string;
  readonly namespace: string;
}

/** The elements of an XML file, or why it is not read. What could bring entities along is refused unread. */
export function readXml(text: string): Result<XmlRoot, string> {
  if (text.length > MAX_CHARACTERS)
    return err(`The file is too large: at most ${String(MAX_CHARACTERS)} characters.`);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return err("The file has a document type, which is not read.");
  const faults: string[] = [];
  const note = (fault: string): void => {
    faults.push(fault);
  };
  const root = parsed(text, note)?.documentElement;
  if (faults.length > 0 || !root) return err("The file is not well-formed XML.");
  const part = partOf(root, 0);
  if (part === undefined) return err(`Elements are nested more than ${String(MAX_DEPTH)} levels deep.`);
  return ok({ ...part, name: localName(root), namespace: root.namespaceURI ?? "" });
}

function parsed(text: string, note: (fault: string) => void): Document | undefined {
  const errorHandler = { warning: note, error: note, fatalError: note };
  try {
    return new DOMParser({ locator: {}, errorHandler }).parseFromString(
      text.replace(/^\uFEFF/, ""),
      "text/xml",
    );
  } catch {
    return undefined;
  }
}

function partOf(element: Element, depth: number): XmlPart | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const parts: Record<string, XmlPart[]> = {};
  let text = "";
  for (let child = element.firstChild; child !== null; child = child.nextSibling) {
    if (isElement(child)) {
      const part = partOf(child, depth + 1);
      if (part === undefined) return undefined;
      (parts[localName(child)] ??= []).push(part);
    } else if (child.nodeType === child.TEXT_NODE || child.nodeType === child.CDATA_SECTION_NODE) {
      text += child.nodeValue ?? "";
    }
  }
  const attributes = Object.fromEntries(
    Array.from({ length: element.attributes.length }, (_, index) => element.attributes.item(index)).flatMap(
      (attribute) => (attribute === null ? [] : [[attribute.name, attribute.value]]),
    ),
  );
  return { text, attributes, parts };
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

function localName(element: Element): string {
  return element.localName || element.tagName;
}
