import { DOMParser } from "@xmldom/xmldom";
import { NAMESPACE } from "./NAMESPACE.ts";

export type Prefix = keyof typeof NAMESPACE;

/** The root of a message; undefined for what is not well-formed or brings a document type. */
export function readXml(text: string): Element | undefined {
  if (text.includes("<!")) return undefined;
  const faults: string[] = [];
  const onFault = (fault: string): void => {
    faults.push(fault);
  };
  try {
    const parser = new DOMParser({
      errorHandler: { warning: onFault, error: onFault, fatalError: onFault },
    });
    const document = parser.parseFromString(text, "text/xml");
    const root = document.getElementsByTagName("*").item(0);
    return faults.length > 0 || root === null ? undefined : root;
  } catch {
    return undefined;
  }
}

/** Elements directly inside, by `prefix:name` of the table of namespaces. */
export function inside(parent: Element | undefined, name: `${Prefix}:${string}`): readonly Element[] {
  if (parent === undefined) return [];
  return below(parent, name).filter((element) => element.parentNode === parent);
}

/** Elements at any depth. */
export function below(parent: Element, name: `${Prefix}:${string}`): readonly Element[] {
  const [prefix = "", local = ""] = name.split(":");
  const namespace = Object.entries(NAMESPACE).find(([known]) => known === prefix)?.[1] ?? "";
  const found = parent.getElementsByTagNameNS(namespace, local);
  return Array.from({ length: found.length }, (_, index) => found.item(index)).filter(
    (element) => element !== null,
  );
}

export function isElement(element: Element, name: `${Prefix}:${string}`): boolean {
  const [prefix = "", local = ""] = name.split(":");
  const namespace = Object.entries(NAMESPACE).find(([known]) => known === prefix)?.[1];
  return element.namespaceURI === namespace && element.localName === local;
}

export function attribute(element: Element | undefined, name: string): string {
  return element?.getAttribute(name) ?? "";
}

export function text(element: Element | undefined): string {
  return element?.textContent.trim() ?? "";
}
