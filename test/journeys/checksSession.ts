import { expect, type Page, type Request } from "@playwright/test";
import { ROUTES } from "#contract/routes.ts";

/**
 * The window asks anew who is there, as one does that is online again, and is answered. What asks, and what hears of the
 * session from other windows, loads a moment after the page: once this resolves, it is there.
 */
export async function checksSession(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const isThere = (list: PerformanceObserverEntryList): void => {
          if (list.getEntries().some(({ name }) => name.includes("/SessionTiming-"))) resolve();
        };
        new PerformanceObserver(isThere).observe({ type: "resource", buffered: true });
      }),
  );
  const asked: Request[] = [];
  const listen = (request: Request): void => {
    if (new URL(request.url()).pathname === ROUTES.getUser.path) asked.push(request);
  };
  page.on("request", listen);
  const isAsked = async (): Promise<boolean> => {
    await page.evaluate(() => dispatchEvent(new Event("online")));
    return asked.length > 0;
  };
  await expect.poll(isAsked).toBe(true);
  page.off("request", listen);
  await Promise.all(asked.map((request) => request.response()));
}
