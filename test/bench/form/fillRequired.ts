import type { Page } from "@playwright/test";

/** Numbers of the fields on each page that must be answered, with an answer (see `benchDefinition`). */
const ANSWERS: Readonly<Record<number, string>> = {
  1: "Muster",
  2: "Muster",
  3: "Muster",
  4: "Muster",
  6: "12345",
};

/** Answers what a page of the measured form must have before it lets go on. */
export async function fillRequired(page: Page, pageNumber: number): Promise<void> {
  for (const [field, answer] of Object.entries(ANSWERS)) {
    await page.getByLabel(new RegExp(`^P${pageNumber}F${field} `)).fill(answer);
  }
}
