import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";
import { languagesOf } from "./languagesOf.ts";

/** A service of the demo state that allows electronic notice. */
const MIDWIFE = "99150001001012";
const WORDS = {
  de: {
    title: "Wie möchten Sie den Bescheid erhalten?",
    choose: "Bitte wählen Sie, wie Sie den Bescheid erhalten möchten.",
    yes: "Ja, elektronisch in mein Postfach",
    no: "Nein, per Post",
    step: "Zustellung des Bescheids",
    back: "Zurück",
  },
  en: {
    title: "How would you like to receive the decision?",
    choose: "Please choose how you would like to receive the decision.",
    yes: "Yes, electronically in my mailbox",
    no: "No, by post",
    step: "How you receive the decision",
    back: "Back",
  },
} as const;

for (const locale of languagesOf({ usually: "en" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("who signs in at the end with a mailbox chooses by keyboard how the decision arrives, before anything is sent", async ({
      page,
    }) => {
      const words = WORDS[locale];
      const applicant = new Applicant(page, locale);
      const answer = (name: string) => page.getByRole("radio", { name });
      await applicant.findService(MIDWIFE);
      await applicant.beginAnonymously();
      await applicant.completeAtOnce();
      const { signIn: button } = applicant.words;
      await applicant.signInAtAccount({ provider: "nkb", person: "sukarno", button });

      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(words.step));
      await expect(applicant.button(applicant.words.send)).toHaveCount(0);
      for (const name of [words.yes, words.no]) await expect(answer(name)).not.toBeChecked();

      await applicant.next();
      await expect(page.getByText(words.choose)).toBeVisible();
      await expect(answer(words.yes)).toBeFocused();
      await expect(page).toHaveTitle(/Fehler: |Error: /);

      await page.keyboard.press("Space");
      await expect(answer(words.yes)).toBeChecked();
      await expect(page).not.toHaveTitle(/Fehler|Error/);
      await page.keyboard.press("ArrowDown");
      await expect(answer(words.no)).toBeChecked();
      await page.keyboard.press("Enter");
      await expect(applicant.button(applicant.words.send)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      await page.goForward();
      await expect(applicant.button(applicant.words.send)).toBeVisible();

      await applicant.button(words.back).click();
      await expect(answer(words.no)).toBeChecked();
      await page.reload();
      await expect(answer(words.no)).toBeChecked();
      await applicant.next();
      await applicant.button(applicant.words.send).click();
      await expect(page.getByRole("heading", { level: 1, name: applicant.words.sent })).toBeVisible();
    });
  });
}
