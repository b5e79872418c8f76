import type { BrowserContext } from "@playwright/test";

declare global {
  interface Window {
    readonly renderedAnew?: (id: string) => Promise<void>;
  }
}

/** Tells of each field of a form that is taken away and put there again in one change: it has lost focus and caret. */
export async function watchFields(
  context: BrowserContext,
  renderedAnew: (id: string) => void,
): Promise<void> {
  await context.exposeFunction("renderedAnew", renderedAnew);
  await context.addInitScript(() => {
    const fieldsIn = (nodes: NodeList): readonly Element[] =>
      [...nodes]
        .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll("[id]")] : []))
        .filter((one) => one.id.startsWith("field-") && one.matches("input, select, textarea"));
    new MutationObserver((changes) => {
      const removed = changes.flatMap(({ removedNodes }) => fieldsIn(removedNodes));
      const added = changes.flatMap(({ addedNodes }) => fieldsIn(addedNodes));
      for (const { id } of removed.filter((one) => !one.isConnected)) {
        if (added.some((one) => one.id === id && one.isConnected)) void window.renderedAnew?.(id);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}
