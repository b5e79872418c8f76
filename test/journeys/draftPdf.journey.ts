import { languagesOf } from "./languagesOf.ts";
import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";
import { signedIn } from "./readyToPay.ts";
import { filledIn } from "../integration/portal/filledIn.ts";

const WORDS = {
  de: { make: "Angaben als PDF erstellen", load: "Angaben als PDF laden", form: "/formular" },
  en: { make: "Create a PDF of your answers", load: "Download your answers as PDF", form: "/en/form" },
} as const;

for (const locale of languagesOf({ usually: "de" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("what was entered can be taken along as PDF on the first page of the form and on the last", async ({
      page,
      context,
      portalUrl,
    }) => {
      const words = WORDS[locale];
      const applicant = new Applicant(page, locale);
      const account = { user: "jonas", password: "jonas-geheim" };
      const processId = await filledIn(await signedIn(context, { portalUrl, account }));
      for (const step of ["role", "review"]) {
        await page.goto(`${words.form}?process=${processId}&page=${step}`);
        await applicant.button(words.make).press("Enter");
        const link = page.getByRole("link", { name: words.load });
        await expect(link).toBeFocused();
        const pdf = await page.request.get((await link.getAttribute("href")) ?? "");
        expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString("latin1")]).toEqual([200, "%PDF-"]);
        expect(pdf.headers()["content-disposition"]).toMatch(/nicht.gesendet|not.sent/);
      }
    });
  });
}
