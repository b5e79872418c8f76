import { Applicant } from "./Applicant.ts";
import { expectAccessibleEverywhere } from "./axe.ts";
import { expect, test } from "./journey.ts";

const WORDS = {
  de: { make: "Leeres Formular als PDF erstellen", load: "Leeres Formular als PDF laden", file: /Formular/ },
  en: { make: "Create the blank form as PDF", load: "Download the blank form as PDF", file: /Form/ },
} as const;

for (const locale of ["de", "en"] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("who would rather apply on paper takes the blank form along, without signing in", async ({
      page,
    }) => {
      const words = WORDS[locale];
      const applicant = new Applicant(page, locale);
      await applicant.findService();
      await applicant.button(words.make).press("Enter");
      const link = page.getByRole("link", { name: words.load });
      await expect(link).toBeFocused();
      await expectAccessibleEverywhere(page);
      const pdf = await page.request.get((await link.getAttribute("href")) ?? "");
      expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString("latin1")]).toEqual([200, "%PDF-"]);
      expect(decodeURIComponent(pdf.headers()["content-disposition"] ?? "")).toMatch(words.file);
    });
  });
}
