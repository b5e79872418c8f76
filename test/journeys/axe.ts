import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** No violation of WCAG 2.0 to 2.2 A and AA nor of best practice, no text cut off at the side, no id twice, one h1. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  const found = await page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return {
      overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
      twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      headings: document.querySelectorAll("h1").length,
    };
  });
  expect(found).toEqual({ overflow: 0, twice: [], headings: 1 });
}

export const WIDTHS = [390, 1280] as const;
export const SCHEMES = ["light", "dark"] as const;

/** The same at phone and desktop width, light and dark. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
}
