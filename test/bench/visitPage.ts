import type { Browser } from "@playwright/test";

export interface PageVisit {
  /** Addresses of the files that had arrived when the awaited element could be seen. */
  readonly untilSeen: readonly string[];
  /** Addresses of all files, with those that load once nothing else is to do. */
  readonly loaded: readonly string[];
}

const THERE = "bench-there";
/** 1.6 Mbit/s and 150 ms, as Lighthouse assumes for a phone. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Opens a page in a fresh browser, and reports which files it requested. */
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
  await page.addInitScript(markWhenThere, [visit.awaited, THERE] as const);
  await page.goto(visit.url);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, THERE);
  await page.waitForLoadState("networkidle");
  const files = await page.evaluate((mark) => {
    const there = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const seenAt = Math.max(there, painted);
    const origin = `${location.origin}/`;
    return performance
      .getEntriesByType("resource")
      .filter((entry) => entry.name.startsWith(origin) && !entry.name.startsWith(`${origin}api/`))
      .map(({ name, startTime, duration }) => ({
        url: name,
        // What is asked for because of it never counts, however seldom a busy machine paints.
        early: startTime < there && startTime + duration <= seenAt,
      }));
  }, THERE);
  await context.close();
  return {
    untilSeen: files.filter(({ early }) => early).map(({ url }) => url),
    loaded: files.map(({ url }) => url),
  };
}

/**
 * Runs in the page: marks the change of the document, or the frame, with which the element is there. It is seen then, or
 * with the first paint. Changes alone would miss an element that gets its place only by a style that arrives later, and
 * count what loads until the next change.
 */
function markWhenThere([selector, mark]: readonly [string, string]): void {
  let marked = false;
  // What the page loads a second later or more comes after the element also on a busy machine.
  const held: (() => void)[] = [];
  window.setTimeout = new Proxy(window.setTimeout, {
    apply: (...[begin, , [act, milliseconds = 0]]: [typeof setTimeout, unknown, [() => void, number?]]) => {
      if (marked || milliseconds < 1000) return begin(act, milliseconds);
      held.push(() => begin(act, milliseconds));
      return 0;
    },
  });
  const look = (): void => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (marked || box === undefined || box.width === 0 || box.height === 0) return;
    marked = true;
    performance.mark(mark);
    changes.disconnect();
    for (const begin of held) begin();
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true, attributes: true });
  const everyFrame = (): void => {
    look();
    if (!marked) requestAnimationFrame(everyFrame);
  };
  everyFrame();
}
