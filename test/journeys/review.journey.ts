import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "./axe.ts";
import { hasAllParts } from "./isApp.ts";
import { expect, test } from "./journey.ts";
import { Visit } from "./screens/Visit.ts";

const PHONE = { width: 390, height: 844 };
const MOST_SCREENS = 5;

async function atReview(page: Page, portalUrl: string): Promise<void> {
  const visit = new Visit(page, { locale: "de", portalUrl });
  await visit.speaks();
  await visit.opens(await visit.stock.filled(), "review");
}

test("the check of all answers takes at most five screens of a phone", async ({ page, portalUrl }) => {
  await page.setViewportSize(PHONE);
  await atReview(page, portalUrl);
  await expect(page.getByRole("button", { name: "Angaben bestätigen und weiter" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(MOST_SCREENS * PHONE.height);
  await expectAccessibleEverywhere(page);
});

test("on a phone the way on is within reach throughout the check, and what has the focus is never behind it", async ({
  page,
  portalUrl,
}) => {
  await page.setViewportSize(PHONE);
  await atReview(page, portalUrl);
  const confirm = page.getByRole("button", { name: "Angaben bestätigen und weiter" });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  // What is on its way could take the place of what has the focus: the way to a PDF comes last, when all else is there.
  await expect(page.getByRole("button", { name: "Angaben als PDF" })).toBeVisible();
  await hasAllParts(page);
  await page.locator("main section a").first().focus();
  for (;;) {
    await page.keyboard.press("Tab");
    if (await confirm.evaluate((button) => button === document.activeElement)) break;
    await expect
      .poll(() =>
        page.evaluate(() => {
          const bar = document.querySelector(".ap-check__confirm")?.getBoundingClientRect().top;
          return (document.activeElement?.getBoundingClientRect().bottom ?? Infinity) <= (bar ?? 0);
        }),
      )
      .toBe(true);
    await expect(confirm).toBeInViewport({ ratio: 1 });
  }
});

test("in a low window the way on stands at the end of the check and covers nothing", async ({
  page,
  portalUrl,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await atReview(page, portalUrl);
  const confirm = page.getByRole("button", { name: "Angaben bestätigen und weiter" });
  await expect(confirm).toBeVisible();
  await expect(confirm).not.toBeInViewport();
  await confirm.scrollIntoViewIfNeeded();
  await expect(confirm).toBeInViewport();
});
