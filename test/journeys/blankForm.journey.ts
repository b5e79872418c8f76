import { languagesOf } from "./languagesOf.ts";
import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";

/** The German form is what the authority takes; in English a translation helps to understand it. */
const FORMS = {
  de: [
    { make: "Leeres Formular als PDF erstellen", load: "Leeres Formular als PDF laden", file: /Formular/ },
  ],
  en: [
    { make: "Create the German form as PDF", load: "Download the German form as PDF", file: /Formular/ },
    {
      make: "Create the English translation as PDF",
      load: "Download the English translation as PDF",
      file: /Form(?!ular)/,
    },
  ],
} as const;

for (const locale of languagesOf({ usually: "de" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("who would rather apply on paper takes the blank form along, without signing in", async ({
      page,
    }) => {
      const applicant = new Applicant(page, locale);
      await applicant.findService();
      for (const { make, load, file } of FORMS[locale]) {
        await applicant.button(make).press("Enter");
        const link = page.getByRole("link", { name: load });
        await expect(link).toBeFocused();
        const pdf = await page.request.get((await link.getAttribute("href")) ?? "");
        expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString("latin1")]).toEqual([200, "%PDF-"]);
        expect(decodeURIComponent(pdf.headers()["content-disposition"] ?? "")).toMatch(file);
      }
    });
  });
}
