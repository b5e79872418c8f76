import type { Page } from "@playwright/test";
import { expectErrorSummary } from "./accessibilityRules.ts";
import { Applicant } from "./Applicant.ts";
import { ApplicationForm, FORM_PAGES } from "./ApplicationForm.ts";
import { expectAccessible } from "./axe.ts";
import { expectGood } from "./expectGood.ts";
import { keyboardAlone } from "./Hand.ts";
import { expect, test } from "./journey.ts";
import { languagesOf } from "./languagesOf.ts";

const NARROW = { width: 320, height: 800 } as const;
const DESKTOP = { width: 1280, height: 900 } as const;

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/**
 * 320 px wide, and with letters twice as large on a desktop: nothing is cut off at the side (WCAG 1.4.4, 1.4.10). All
 * widths and breakpoints are in rem, so twice the letters are half the width.
 */
async function expectReflow(page: Page): Promise<void> {
  for (const viewport of [NARROW, { width: DESKTOP.width / 2, height: DESKTOP.height / 2 }, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect([viewport.width, await overflow(page)]).toEqual([viewport.width, 0]);
  }
}

for (const locale of languagesOf({ usually: "en" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("the whole form can be filled in by keyboard alone, and every page lists its errors", async ({
      page,
    }) => {
      const applicant = new Applicant(page, locale);
      const { words } = applicant;
      const hand = keyboardAlone(page);
      const form = new ApplicationForm(page, { locale, hand });
      const next = page.getByRole("button", { name: words.next, exact: true });
      await applicant.findService();
      await applicant.beginAnonymously();
      for (const [index, key] of FORM_PAGES.entries()) {
        if (index > 0) {
          await applicant.opens(key);
          await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        }
        if (locale === "en") await expectGood(page);
        await hand.press(next);
        await expectErrorSummary(page);
        // German words are the longer ones; the look of a page does not depend on its language.
        if (locale === "de") await expectReflow(page);
        else await expectGood(page);
        await page.getByRole("heading", { level: 1 }).focus();
        await form.fill(key);
        await hand.press(next);
      }
      await page.waitForURL(/page=review/);
      await expectAccessible(page);
      await hand.press(applicant.button(words.confirm));
      await page.waitForURL(/page=send/);
      await expect(page.getByText(words.account, { exact: true })).toBeVisible();
    });
  });
}
