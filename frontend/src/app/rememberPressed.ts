/**
 * What is typed, opened and focused in a document that another page replaces: because it waits, is of another language,
 * or was changed before, as by a browser that translates. What is returned brings it into the page in its place.
 */
export function rememberPressed(root: HTMLElement): () => void {
  // The elements themselves: they keep what is typed until they are gone.
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
      if (old === focused) next.focus({ preventScroll: true });
      if (old instanceof HTMLInputElement && next instanceof HTMLInputElement) typeAgain(old, next);
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

/** As a key does it: React hears of it. */
function typeAgain(old: HTMLInputElement, next: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(next, old.value);
  next.dispatchEvent(new Event("input", { bubbles: true }));
  if (document.activeElement === next) next.setSelectionRange(old.selectionStart, old.selectionEnd);
}

function isOpened({ parentElement }: Element): boolean {
  return parentElement instanceof HTMLDetailsElement && parentElement.open;
}
