import { offerOf, shownEuro } from "../fixtures/stateFees.ts";
import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";
import { languagesOf } from "./languagesOf.ts";
import { readyToPay, signedIn } from "./readyToPay.ts";

/** A service of the demo state whose fee depends on the number of qualifications. */
const BY_ANSWERS = "99150001001018";
const { fee: FEE } = offerOf("demo", BY_ANSWERS);
const { from: FROM, to: TO } = FEE?.range ?? { from: 0, to: 0 };
/** What is due by answers the form says (`functions/forms/definitions/recognition.json`). */
const WORDS = {
  de: {
    range: `${shownEuro(FROM, "de")} bis ${shownEuro(TO, "de")}`,
    due: "50,00 €",
    basis: FEE?.legalBasis.de ?? "",
    section: "Gebühr",
    unknown: "Die Gebühr lässt sich nicht berechnen",
  },
  en: {
    range: `${shownEuro(FROM, "en")} to ${shownEuro(TO, "en")}`,
    due: "€50.00",
    basis: FEE?.legalBasis.en ?? "",
    section: "Fee",
    unknown: "The fee cannot be calculated",
  },
} as const;

for (const locale of languagesOf({ usually: "de" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("a fee by answers is shown as a range before the form and as an amount for the answers", async ({
      page,
    }) => {
      const { range, due, basis, section } = WORDS[locale];
      const applicant = new Applicant(page, locale);
      await applicant.findService(BY_ANSWERS);
      const aside = page.getByRole("complementary");
      await expect(aside.getByText(range)).toBeVisible();
      await expect(aside.getByText(basis)).toBeVisible();

      await applicant.beginAnonymously();
      await applicant.fillAtOnce();
      const fee = page.getByRole("region", { name: section, exact: true });
      await expect(fee.getByText(due)).toBeVisible();
      await expect(fee.getByText(basis)).toBeVisible();
    });

    test.describe("that the portal cannot compute", () => {
      test.use({ allowedConsole: String.raw`\b422\b` });
      test("is no fault of the person, who reads whom to call", async ({ page, context, portalUrl }) => {
        const account = { user: "amina", password: "amina-geheim" };
        const processId = await readyToPay(await signedIn(context, { portalUrl, account }));
        await page.route("**/complete", (route) =>
          route.fulfill({
            status: 422,
            contentType: "application/problem+json",
            json: {
              type: "urn:recognition-portal:problem:fee-not-computable",
              title: "fee not computable",
              status: 422,
            },
          }),
        );
        const applicant = new Applicant(page, locale);
        await page.goto(`${locale === "de" ? "/formular" : "/en/form"}?process=${processId}&page=review`);
        await applicant.button(applicant.words.confirm).click();
        await expect(page.getByRole("heading", { name: WORDS[locale].unknown })).toBeVisible();
        await expect(page.getByRole("main").getByRole("link", { name: "030 23125-100" })).toBeVisible();
      });
    });
  });
}
