const FOCUSABLE = "a[href], button, summary, [tabindex]";

/**
 * Remembers where the focus is on a page that is about to be made anew. Answers how it comes back to what is the same
 * there: who uses the keyboard on a document would begin at its top again when the app takes its place.
 */
export function rememberFocus(root: HTMLElement): () => void {
  const focused = document.activeElement;
  if (focused === null || !root.contains(focused)) return () => undefined;
  const said = sayingOf(focused);
  const alike = (): readonly HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => sayingOf(one) === said);
  const place = alike().findIndex((one) => one === focused);
  return () => alike()[place]?.focus({ preventScroll: true });
}

function sayingOf(element: Element): string {
  return [element.tagName, element.getAttribute("href") ?? "", element.textContent].join(" ");
}
