import { languagesOf } from "./languagesOf.ts";
import { Applicant } from "./Applicant.ts";
import { ApplicationForm } from "./ApplicationForm.ts";
import { expect, test } from "./journey.ts";
import { signedIn } from "./readyToPay.ts";
import { filledIn } from "../integration/portal/filledIn.ts";

const WORDS = {
  de: {
    form: "/formular",
    box: "Ich weiß den Tag oder den Monat nicht",
    read: "1991 (Tag und Monat unbekannt)",
    oneName: "Ich habe nur einen Namen",
    unshown: "Einige Zeichen kann der Antrag als PDF nicht zeigen",
  },
  en: {
    form: "/en/form",
    box: "I do not know the day or the month",
    read: "1991 (day and month unknown)",
    oneName: "I have only one name",
    unshown: "The application as PDF cannot show some characters",
  },
} as const;

for (const locale of languagesOf({ usually: "de" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("a person with one name who knows only the year of birth says so, reads it in the review with what the PDF cannot show, and sends it", async ({
      page,
      context,
      portalUrl,
    }) => {
      const words = WORDS[locale];
      const applicant = new Applicant(page, locale);
      const account = { user: "jonas", password: "jonas-geheim" };
      const processId = await filledIn(await signedIn(context, { portalUrl, account }));
      await page.goto(`${words.form}?process=${processId}&page=applicant`);
      const form = new ApplicationForm(page, { locale });
      await form.control("birthdate-day").fill("");
      await form.control("birthdate-month").fill("");
      await applicant.next();
      await expect(form.control("birthdate-day")).toHaveAttribute("aria-invalid", "true");
      await page.getByLabel(words.box).check();
      await expect(form.control("birthdate-day")).not.toHaveAttribute("aria-invalid", "true");
      await form.control("givenName").fill("");
      await page.getByLabel(words.oneName).check();
      await form.control("familyName").fill("Suharto");
      // No font of the documents has these letters.
      await form.control("placeOfBirth").fill("ଭୁବନେଶ୍ୱର");
      await applicant.next();
      await applicant.opens("contact");
      await page.goto(`${words.form}?process=${processId}&page=review`);
      await expect(page.getByText(words.read)).toBeVisible();
      await expect(page.getByText(words.unshown)).toBeVisible();
      await applicant.button(applicant.words.confirm).click();
      await applicant.button(applicant.words.send).click();
      await page.getByRole("heading", { level: 1, name: applicant.words.sent }).waitFor();
    });
  });
}
