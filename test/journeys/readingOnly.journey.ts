import type { Page } from "@playwright/test";
import { languagesOf } from "./languagesOf.ts";
import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";

// What the portal refuses meanwhile is what this is about; browsers write it to the console.
test.use({ allowedConsole: "Failed to load resource|call failed|failed-call|423" });

const WORDS = {
  de: {
    title: "Das Portal kann zurzeit nichts speichern",
    state: "Noch nicht gespeichert: Wartung",
    saved: /^Gespeichert um/,
  },
  en: {
    title: "The portal cannot save anything at the moment",
    state: "Not saved yet: maintenance",
    saved: /^Saved at/,
  },
} as const;

/** As the portal answers while operators let it only read; returns how that ends. */
async function onlyReads(page: Page): Promise<() => void> {
  let isOn = true;
  await page.route(/\/api\/processes\/[^/]+\/(?:form-data|window)$/, (route) =>
    isOn
      ? route.fulfill({
          status: 423,
          contentType: "application/problem+json",
          json: { type: "urn:recognition-portal:problem:read-only", title: "read-only", status: 423 },
        })
      : route.fallback(),
  );
  return () => (isOn = false);
}

for (const locale of languagesOf({ usually: "en" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("a draft can be opened and read while the portal only reads; what is typed then is said not to be saved, and is saved afterwards", async ({
      page,
    }) => {
      const words = WORDS[locale];
      const applicant = new Applicant(page, locale);
      await applicant.findService();
      await applicant.beginSignedIn({ user: "jonas", password: "jonas-geheim" });
      await applicant.fillUpTo("applicant");
      await applicant.answersAndSaves("placeOfBirth", "Tunis");
      const isOver = await onlyReads(page);
      await page.reload();
      const place = applicant.form.control("placeOfBirth");
      await expect(place).toHaveValue("Tunis");
      await place.fill("Sfax");
      await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
      await expect(page.getByText(words.state).first()).toBeVisible();
      await page.reload();
      await expect(place).toHaveValue("Sfax");

      isOver();
      await expect(page.getByText(words.saved)).toBeVisible();
      await page.reload();
      await expect(place).toHaveValue("Sfax");
    });
  });
}
