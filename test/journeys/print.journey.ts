import type { Page } from "@playwright/test";
import { PDFDocument } from "@cantoo/pdf-lib";
import { hasAllParts } from "./isApp.ts";
import { expect, test } from "./journey.ts";
import { openScreen } from "./screens/openScreen.ts";
import { Visit } from "./screens/Visit.ts";

/** What is on a sheet: words of help, of what was not answered, of what paper cannot do. */
const NOT_FOR_PAPER = {
  review: ["nicht angegeben", "Ändern", "Ihr Entwurf bleibt bis"],
  result: ["Noch Zeit zum Herunterladen", "Antrag abschließen"],
  receipt: ["oder hierher ziehen", "auswählen", "Was wird geprüft?"],
} as const;

/** Words that are printed. */
const printed = (page: Page): Promise<string> => page.locator("main").innerText();

/** Parts that neither break nor leave room: each begins on the sheet where there is room for its first line. */
const unbreakable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const sheet = 1_000;
    return [
      ...document.querySelectorAll<HTMLElement>(
        "main section, main article, main dl, main li, main .ap-receipt",
      ),
    ]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).breakInside === "avoid")
      .filter((one) => one.getBoundingClientRect().height > sheet / 3)
      .map((one) => one.outerHTML.slice(0, 120));
  });

async function sheetsOf(page: Page): Promise<number> {
  return (await PDFDocument.load(await page.pdf({ format: "A4" }))).getPageCount();
}

for (const [screen, words] of [
  ["form-review", NOT_FOR_PAPER.review],
  ["result-nw", NOT_FOR_PAPER.result],
  ["check-receipt-files", NOT_FOR_PAPER.receipt],
] as const) {
  test(`${screen} on paper has no help, no empty rows, and no sheet that is left half empty`, async ({
    page,
    portalUrl,
  }) => {
    await openScreen(screen, new Visit(page, { locale: "de", portalUrl }));
    await hasAllParts(page);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 720, height: 1_000 });
    const text = await printed(page);
    expect(words.filter((word) => text.includes(word))).toEqual([]);
    expect(await unbreakable(page)).toEqual([]);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    // A4 with its margins has about 1,000 lines of pixels at this width.
    expect(await sheetsOf(page)).toBeLessThanOrEqual(Math.ceil(length / 900) + 1);
  });
}
