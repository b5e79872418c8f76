import type { Page } from "@playwright/test";

declare global {
  interface Window {
    readonly hear?: (text: string) => void;
  }
}

/**
 * What a screen reader says by itself on the pages that are opened from now on, in its order: what comes into a live
 * region that is there already, and alerts. A region behind an open dialog is silent.
 */
export async function listenTo(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction("hear", (text: string) => said.push(text));
  await page.addInitScript(() => {
    const live = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]";
    const known = new WeakSet<Element>();
    new MutationObserver((changes) => {
      const spoken = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (region instanceof Element && known.has(region)) spoken.add(region);
        for (const added of addedNodes) {
          const alert = added instanceof Element ? added.closest("[role=alert]") : null;
          if (alert !== null) spoken.add(alert);
        }
      }
      const dialog = document.querySelector("dialog:modal");
      for (const region of spoken) {
        const text = region.textContent.replaceAll("\u00a0", " ").trim();
        const isHeard = dialog === null || dialog.contains(region);
        if (isHeard && region.isConnected && text !== "") window.hear?.(text);
      }
      for (const region of document.querySelectorAll(live)) known.add(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return said;
}
