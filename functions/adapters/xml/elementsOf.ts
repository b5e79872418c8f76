/** Elements below a node with this local name and namespace (`*`: any), at any depth, in document order. */
export function elementsOf(
  parent: Document | Element,
  name: { readonly namespace: string; readonly local: string },
): readonly Element[] {
  const found = parent.getElementsByTagNameNS(name.namespace, name.local);
  return Array.from({ length: found.length }, (_, index) => found.item(index)).filter(
    (element) => element !== null,
  );
}

/** Child elements only, so that what stands deeper cannot take their place. */
export function childrenOf(
  parent: Element,
  name: { readonly namespace: string; readonly local: string },
): readonly Element[] {
  return elementsOf(parent, name).filter((element) => element.parentNode === parent);
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.hasAttribute(name) ? (element.getAttribute(name) ?? undefined) : undefined;
}

export function textOf(element: Element | undefined): string | undefined {
  const text = element?.textContent.trim();
  return text === undefined || text === "" ? undefined : text;
}
