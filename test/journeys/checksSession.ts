import { expect, type Page, type Request } from "@playwright/test";
import { ROUTES } from "#contract/routes.ts";

/**
 * The window asks anew who is there, as one does that is online again. What asks, and what hears of the session from
 * other windows, loads a moment after the page: once this resolves, it is there.
 */
export async function checksSession(page: Page): Promise<void> {
  const part = (): Promise<boolean> =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/SessionTiming-")),
    );
  await expect.poll(part).toBe(true);
  let asked = false;
  const listen = (request: Request): void => {
    asked ||= new URL(request.url()).pathname === ROUTES.getUser.path;
  };
  page.on("request", listen);
  const isAsked = async (): Promise<boolean> => {
    await page.evaluate(() => dispatchEvent(new Event("online")));
    return asked;
  };
  await expect.poll(isAsked).toBe(true);
  page.off("request", listen);
}
