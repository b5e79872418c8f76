/**
 * What is opened and focused in a document that another page replaces: because it waits, is of another language, or was
 * changed before, as by a browser that translates. What is returned brings it into the page in its place.
 */
export function rememberPressed(root: HTMLElement): () => void {
  // The elements themselves: they keep what is pressed until they are gone.
  const before = named(root);
  let focused = document.activeElement;
  root.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  return () => {
    const now = named(root);
    for (const [name, old] of before) {
      const next = now.get(name);
      if (old.isConnected || next === undefined) continue;
      if (isOpened(old) && !isOpened(next)) next.click();
      if (old !== focused) continue;
      next.focus({ preventScroll: true });
      // What was typed is read by the search itself (`search/useChoice.ts`).
      if (old instanceof HTMLInputElement && next instanceof HTMLInputElement)
        next.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
  };
}

function named(root: HTMLElement): ReadonlyMap<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("a, button, input, summary")) {
    const { tagName, id, parentElement } = element;
    let name = `${tagName} ${id} ${parentElement?.className} ${element.getAttribute("href")}`;
    while (found.has(name)) name += "+";
    found.set(name, element);
  }
  return found;
}

function isOpened({ parentElement }: Element): boolean {
  return parentElement instanceof HTMLDetailsElement && parentElement.open;
}
