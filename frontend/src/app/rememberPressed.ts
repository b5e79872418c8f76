/**
 * What was opened in a document that waits for its page, and what has the focus there. What is returned does the same
 * in the page once it stands in that place.
 */
export function rememberPressed(root: HTMLElement): () => void {
  const opened = [...root.querySelectorAll("details[open] > summary")].map(nameOf);
  const focused = document.activeElement && nameOf(document.activeElement);
  return () => {
    for (const details of root.querySelectorAll("details"))
      if (opened.includes(nameOf(details.children[0]))) details.open = true;
    [...root.querySelectorAll<HTMLElement>("a, summary, main")]
      .find((one) => nameOf(one) === focused)
      ?.focus({ preventScroll: true });
  };
}

/** Elements have no other name in common: the page's own part has other words by then. */
function nameOf(element: Element | undefined): string | undefined {
  return element?.id || element?.textContent;
}
