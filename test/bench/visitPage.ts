import type { Browser } from "@playwright/test";

export interface PageVisit {
  /** Addresses of the files that had arrived when the awaited element could be seen. */
  readonly untilSeen: readonly string[];
  /** Addresses of all files, with those that load once nothing else is to do. */
  readonly settled: readonly string[];
}

const SEEN = "bench-seen";

/** Opens a page as a person does who was never here, and tells which files it asked for. */
export async function visitPage(
  browser: Browser,
  visit: {
    readonly url: string;
    readonly cookies: ReadonlyMap<string, string>;
    /** Selector of what the person waits for. */
    readonly awaited: string;
  },
): Promise<PageVisit> {
  const context = await browser.newContext({ locale: "de-DE", viewport: { width: 1280, height: 900 } });
  const cookies = [...visit.cookies].map(([name, value]) => ({ name, value, url: visit.url }));
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(markWhenSeen, [visit.awaited, SEEN] as const);
  await page.goto(visit.url);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, SEEN);
  await page.waitForLoadState("networkidle");
  const files = await page.evaluate((mark) => {
    const seenAt = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
    const origin = `${location.origin}/`;
    return performance
      .getEntriesByType("resource")
      .filter((entry) => entry.name.startsWith(origin) && !entry.name.startsWith(`${origin}api/`))
      .map((entry) => ({ url: entry.name, early: entry.startTime + entry.duration <= seenAt }));
  }, SEEN);
  await context.close();
  return {
    untilSeen: files.filter(({ early }) => early).map(({ url }) => url),
    settled: files.map(({ url }) => url),
  };
}

/** Runs in the page: looks once per painted frame, so the mark is never too early and at most one frame late. */
function markWhenSeen([selector, mark]: readonly [string, string]): void {
  const look = (): void => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box !== undefined && box.width > 0 && box.height > 0) performance.mark(mark);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
