import { TAKES_ALL } from "../gate/scope.ts";
import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./violationsOf.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No violation of WCAG 2.0 to 2.2 A and AA nor of best practice, no text cut off at the side, no id twice, one h1, and
 *  no mark of a message that was not read. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page, { type: "tag", values: TAGS })).toEqual([]);
  const found = await page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return {
      overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
      twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      headings: document.querySelectorAll("h1").length,
      marks: document.body.innerText.match(/<\/?\w+>|\{\{/g) ?? [],
    };
  });
  expect(found).toEqual({ overflow: 0, twice: [], headings: 1, marks: [] });
}

/** Enough contrast, also of links in sentences; for a page that is otherwise accessible, in other colours. */
export async function expectContrast(page: Page): Promise<void> {
  const values = ["color-contrast", "link-in-text-block"];
  expect(await violationsOf(page, { type: "rule", values })).toEqual([]);
}

const VARIANTS = [
  { width: 390, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

/**
 * The same at phone and desktop width, light and dark: German runs take the first of the four variants, English runs the
 * second; `npm run test:all` takes all of them in both languages.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  const locale = await page.locator("html").getAttribute("lang");
  const variants = TAKES_ALL ? VARIANTS : locale === "de" ? VARIANTS.slice(0, 1) : VARIANTS.slice(1, 2);
  for (const { width, colorScheme } of variants) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
}
