/** What was opened in a document that waits for its page. What is returned opens it in the page that takes its place. */
export function rememberPressed(root: HTMLElement): () => void {
  const opened = [...root.querySelectorAll("details[open]")].map(({ className }) => className);
  return () => {
    for (const name of opened) {
      const summary = root.querySelector<HTMLElement>(`.${name} > summary`);
      summary?.click();
      // Who pressed it has the focus there.
      summary?.focus();
    }
  };
}
