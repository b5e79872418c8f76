import type { Page } from "@playwright/test";

/** React's developer information about a part of the page; only what is used here. */
interface Part {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Part | null;
  readonly sibling: Part | null;
  readonly alternate: Part | null;
  readonly stateNode: unknown;
}

declare global {
  interface Window {
    renderedInputs?: string[][];
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
  }
}

/** Counts from now on, for every change of the page, which inputs stand in what rendered anew. Before the page loads. */
export async function watchRendering(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** React marks what did work in a rendering with this flag. */
    const PERFORMED_WORK = 1;
    /** Inputs whose nearest component rendered. Untouched parts are the same objects as before. */
    const rendered = (part: Part | null, around: { before: Part | null; worked: boolean }): string[] => {
      if (part === null || part === around.before) return [];
      const own = part.stateNode instanceof HTMLInputElement && around.worked ? [part.stateNode.name] : [];
      const worked = typeof part.type === "function" ? (part.flags & PERFORMED_WORK) !== 0 : around.worked;
      const inside = rendered(part.child, { before: part.alternate?.child ?? null, worked });
      const siblings = rendered(part.sibling, {
        before: part.sibling?.alternate ?? null,
        worked: around.worked,
      });
      return [...own, ...inside, ...siblings];
    };
    window.renderedInputs = [];
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (...[, root]: [number, { readonly current: Part }]) => {
        const before = root.current.alternate?.child ?? null;
        window.renderedInputs?.push(rendered(root.current.child, { before, worked: false }));
      },
    };
  });
}

/** The inputs that rendered since this was asked last, one list per change of the page. */
export async function takeRendered(page: Page): Promise<readonly (readonly string[])[]> {
  return page.evaluate(() => window.renderedInputs?.splice(0) ?? []);
}
