import { DOMParser } from "@xmldom/xmldom";
import { NAMESPACE, type Prefix } from "./NAMESPACE.ts";

/** The root element; undefined for what is not well-formed or brings a document type. */
export function readXml(text: string): Element | undefined {
  if (/<!DOCTYPE/i.test(text)) return undefined;
  const faults: string[] = [];
  const onFault = (fault: string): void => {
    faults.push(fault);
  };
  try {
    const parser = new DOMParser({
      errorHandler: { warning: onFault, error: onFault, fatalError: onFault },
    });
    const root = parser.parseFromString(text, "text/xml").getElementsByTagName("*").item(0);
    return faults.length > 0 || root === null ? undefined : root;
  } catch {
    return undefined;
  }
}

export function childElements(parent: Element): readonly Element[] {
  const found: Element[] = [];
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (isElement(node)) found.push(node);
  }
  return found;
}

const ELEMENT_NODE = 1;

function isElement(node: Node): node is Element {
  return node.nodeType === ELEMENT_NODE;
}

export function isNamed(element: Element, name: `${Prefix}:${string}`): boolean {
  const [prefix = "", local = ""] = name.split(":");
  const wanted = Object.entries(NAMESPACE).find(([known]) => known === prefix)?.[1];
  return element.localName === local && (element.namespaceURI ?? "") === wanted;
}

/** Children by `prefix:name` of the table of namespaces. */
export function inside(parent: Element | undefined, name: `${Prefix}:${string}`): readonly Element[] {
  return parent === undefined ? [] : childElements(parent).filter((child) => isNamed(child, name));
}

export function text(element: Element | undefined): string {
  return element?.textContent.trim() ?? "";
}
