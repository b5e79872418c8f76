import type { Page } from "@playwright/test";
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

test("the documents are one list, and what is still to come leads it, each with the way to hand it in", async ({
  page,
  portalUrl,
}) => {
  await atReview(page, portalUrl);
  const documents = page.getByRole("region", { name: "Diese Unterlagen brauchen wir" });
  const standings = documents.getByText(
    /^(Fehlt noch|Wird nachgereicht|Kann nicht vorgelegt werden|Vollständig)$/,
  );
  await expect(standings).toHaveText([
    ...Array<string>(2).fill("Wird nachgereicht"),
    ...Array<string>(4).fill("Kann nicht vorgelegt werden"),
    ...Array<string>(2).fill("Vollständig"),
  ]);
  await expect(documents.getByRole("link")).toHaveCount(2);
});

test("before anything is sent it is named who gets the application, and where that authority is", async ({
  page,
  portalUrl,
}) => {
  await atReview(page, portalUrl);
  await page.getByRole("button", { name: "Angaben bestätigen und weiter" }).click();
  await expect(page.getByRole("heading", { name: "Antrag absenden", level: 1 })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("Mit dem Absenden geht der Antrag verschlüsselt an:");
  await expect(main).toContainText(/Bezirksregierung Münster.*48128\sMünster/);
});
