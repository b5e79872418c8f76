import { Applicant } from "./Applicant.ts";
import { expectAccessibleEverywhere } from "./axe.ts";
import { expect, test } from "./journey.ts";

/** A service of the demo state whose fee depends on the number of qualifications. */
const BY_ANSWERS = "99150001001018";
const WORDS = {
  de: { range: "50,00 € bis 200,00 €", due: "50,00 €", basis: /Gebührenordnung .* 10\.4/, section: "Gebühr" },
  en: { range: "€50.00 to €200.00", due: "€50.00", basis: /Gebührenordnung.* 10\.4/, section: "Fee" },
} as const;

for (const locale of ["de", "en"] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("a fee by answers is told as a range before the form and as an amount for the answers", async ({
      page,
    }) => {
      const { range, due, basis, section } = WORDS[locale];
      const applicant = new Applicant(page, locale);
      await applicant.findService(BY_ANSWERS);
      const aside = page.getByRole("complementary");
      await expect(aside.getByText(range)).toBeVisible();
      await expect(aside.getByText(basis)).toBeVisible();
      await expectAccessibleEverywhere(page);

      await applicant.beginAnonymously();
      await applicant.fillUpTo("declarations");
      await applicant.form.fill("declarations");
      await applicant.next();
      const fee = page.getByRole("region", { name: section, exact: true });
      await expect(fee.getByText(due)).toBeVisible();
      await expect(fee.getByText(basis)).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
  });
}
