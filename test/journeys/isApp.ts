import { expect, type Page } from "@playwright/test";

/** React's own information about a part of the page; only what is used here. */
interface Part {
  readonly elementType: unknown;
  readonly memoizedState: unknown;
  readonly return: Part | null;
  readonly child: Part | null;
  readonly sibling: Part | null;
  /** Of the part around all others. */
  readonly stateNode: { readonly current: Part };
}

/** The script of the page runs: what is pressed is answered by it, and no link loads its page whole. */
export async function isApp(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((name) => name.startsWith("__react"));
  });
}

/** The script of the page runs, and no part that it shows still waits for its code or its texts. */
export async function hasAllParts(page: Page): Promise<void> {
  await isApp(page);
  await expect.poll(() => page.evaluate(partsOnTheirWay)).toBe(0);
}

/** What watches the page for as long as it lives has run; it loads some seconds after the page. */
export const isWatched = (page: Page): Promise<void> => hasLoaded(page, "watchPage");

/** A part that loads after the page, and is not shown yet, has run and has its styles. */
export async function hasLoaded(page: Page, name: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const parts = performance.getEntriesByType("resource").map((one) => one.name);
        const part = parts.find((one) => one.includes(`/${wanted}-`));
        // The same part as the page's: it is there when it has run.
        if (part !== undefined) await import(part);
        const styles = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
        return part !== undefined && styles.every(({ sheet }) => sheet !== null);
      }, name),
    )
    .toBe(true);
}

/** Runs in the page. */
function partsOnTheirWay(): number {
  const isPart = (value: unknown): value is Part =>
    typeof value === "object" && value !== null && "elementType" in value;
  const known: readonly unknown[] = Object.values(document.querySelector("main") ?? {});
  let root = known.find(isPart);
  while (root?.return) root = root.return;
  const waiting = (part: Part | null): number => {
    if (part === null) return 0;
    // A boundary has a state as long as it shows something else in place of what is to come.
    const waits = part.elementType === Symbol.for("react.suspense") && part.memoizedState !== null;
    return (waits ? 1 : 0) + waiting(part.child) + waiting(part.sibling);
  };
  // A document that is not the app yet has no parts.
  const first = root?.stateNode.current.child ?? null;
  return first === null ? 1 : waiting(first);
}
