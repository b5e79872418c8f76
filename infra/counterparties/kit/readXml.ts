import { DOMParser } from "@xmldom/xmldom";

/** The root element; undefined for what is not well-formed or brings a document type. */
export function readXml(text: string): Element | undefined {
  if (/<!DOCTYPE/i.test(text)) return undefined;
  const problems: string[] = [];
  const onProblem = (problem: string): void => {
    problems.push(problem);
  };
  try {
    const parser = new DOMParser({
      errorHandler: { warning: onProblem, error: onProblem, fatalError: onProblem },
    });
    const root = parser.parseFromString(text, "text/xml").getElementsByTagName("*").item(0);
    return problems.length > 0 || root === null ? undefined : root;
  } catch {
    return undefined;
  }
}

export function childElements(parent: Element): readonly Element[] {
  const found: Element[] = [];
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (isElementNode(node)) found.push(node);
  }
  return found;
}

function isElementNode(node: Node): node is Element {
  return node.nodeType === 1;
}

export function attribute(element: Element | undefined, name: string): string {
  return element?.getAttribute(name) ?? "";
}

export function text(element: Element | undefined): string {
  return element?.textContent.trim() ?? "";
}

export interface ElementFinder<Prefix extends string> {
  readonly isElement: (element: Element, name: `${Prefix}:${string}`) => boolean;
  /** Elements directly inside. */
  readonly inside: (parent: Element | undefined, name: `${Prefix}:${string}`) => readonly Element[];
  /** Elements at any depth. */
  readonly below: (parent: Element, name: `${Prefix}:${string}`) => readonly Element[];
}

/** Finds elements by `prefix:name` of a table of namespaces. */
export function elementFinder<Prefix extends string>(
  namespaces: Readonly<Record<Prefix, string>>,
): ElementFinder<Prefix> {
  const known = new Map<string, string>(Object.entries(namespaces));
  const split = (name: string): readonly [namespace: string | undefined, local: string] => {
    const [prefix = "", local = ""] = name.split(":");
    return [known.get(prefix), local];
  };
  const isElement: ElementFinder<Prefix>["isElement"] = (element, name) => {
    const [namespace, local] = split(name);
    return element.localName === local && (element.namespaceURI ?? "") === namespace;
  };
  return {
    isElement,
    inside: (parent, name) =>
      parent === undefined ? [] : childElements(parent).filter((child) => isElement(child, name)),
    below: (parent, name) => {
      const [namespace = "", local] = split(name);
      const found = parent.getElementsByTagNameNS(namespace, local);
      return Array.from({ length: found.length }, (_, index) => found.item(index)).filter(
        (element) => element !== null,
      );
    },
  };
}
