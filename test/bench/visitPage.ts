import type { Browser } from "@playwright/test";

export interface PageVisit {
  /** Addresses of the files that had arrived when the awaited element could be seen. */
  readonly untilSeen: readonly string[];
  /** Addresses of all files, with those that load once nothing else is to do. */
  readonly settled: readonly string[];
}

const SEEN = "bench-seen";
/** 1.6 Mbit/s and 150 ms, as Lighthouse assumes for a phone. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Opens a page as a person does who was never here, and tells which files it asked for. */
export async function visitPage(
  browser: Browser,
  visit: {
    readonly url: string;
    readonly cookies: ReadonlyMap<string, string>;
    /** Selector of what the person waits for. */
    readonly awaited: string;
    /** As on a mobile line: what is not needed for it arrives later then. */
    readonly slowLine?: boolean;
  },
): Promise<PageVisit> {
  const context = await browser.newContext({ locale: "de-DE", viewport: { width: 1280, height: 900 } });
  const cookies = [...visit.cookies].map(([name, value]) => ({ name, value, url: visit.url }));
  await context.addCookies(cookies);
  const page = await context.newPage();
  if (visit.slowLine === true) {
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", SLOW_LINE);
  }
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

/**
 * Runs in the page: looks before each frame and, once anything was painted, at each change of the document, so that what
 * is asked for after the paint never counts, however seldom a busy machine paints.
 */
function markWhenSeen([selector, mark]: readonly [string, string]): void {
  const isSeen = (): boolean => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.height > 0;
  };
  const changes = new MutationObserver(() => {
    if (performance.getEntriesByType("paint").length > 0) lookOnce();
  });
  const lookOnce = (): boolean => {
    const seen = isSeen();
    if (seen && performance.getEntriesByName(mark).length === 0) performance.mark(mark);
    if (seen) changes.disconnect();
    return seen;
  };
  const look = (): void => {
    if (!lookOnce()) requestAnimationFrame(look);
  };
  changes.observe(document, { childList: true, subtree: true });
  requestAnimationFrame(look);
}
