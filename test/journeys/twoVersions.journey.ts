import { languagesOf } from "./languagesOf.ts";
import { ApplicationForm } from "./ApplicationForm.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { watchedKeyboard } from "./watchedKeyboard.ts";

// What is refused while another window edits is what this is about; browsers write it to the console.
test.use({ allowedConsole: "Failed to load resource|call failed|failed-call|409" });

const WORDS = {
  de: {
    here: "Hier weiterschreiben",
    text: /Dort steht etwas anderes bei: Geburtsort, Geschlecht\. .* Nichts ist verloren\./,
    show: "Unterschiede ansehen",
    heading: "Was soll gelten?",
    place: "Geburtsort",
    gender: "Geschlecht",
    hereIs: (value: string) => `Hier in diesem Fenster ${value}`,
    thereIs: (value: string) =>
      new RegExp(`^Dort gespeichert: (?:heute|gestern), \\d\\d:\\d\\d\\sUhr ${value}$`),
    female: "weiblich",
    diverse: "divers",
    decide: "Auswahl übernehmen",
    chooseGender: /Wählen Sie, was gelten soll: Geschlecht$/,
    saved: /Gespeichert um/,
  },
  en: {
    here: "Go on writing here",
    text: /These answers are different there: Place of birth, Gender\. .* Nothing is lost\./,
    show: "Show differences",
    heading: "Which version do you want to keep?",
    place: "Place of birth",
    gender: "Gender",
    hereIs: (value: string) => `Here in this window ${value}`,
    thereIs: (value: string) => new RegExp(`^Saved there: (?:today|yesterday), \\d\\d:\\d\\d ${value}$`),
    female: "female",
    diverse: "diverse",
    decide: "Apply choice",
    chooseGender: /Choose which version to keep: Gender$/,
    saved: /Saved at/,
  },
} as const;

for (const locale of languagesOf({ usually: "de" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("who answered otherwise in two windows reads both answers and chooses for each, by keyboard", async ({
      page,
      context,
      inForm,
    }) => {
      const words = WORDS[locale];
      const applicant = await inForm({ locale, account: { user: "jonas", password: "jonas-geheim" } });
      const hand = watchedKeyboard(page);
      await applicant.answersAndSaves("placeOfBirth", "Gabes");
      const second = new ApplicationForm(await context.newPage(), { locale });
      await second.page.goto(page.url());
      await second.page.getByRole("dialog").getByRole("button", { name: words.here }).click();
      await expect(second.page.getByRole("heading", { level: 1 })).toBeFocused();
      const isSaved = second.page.waitForResponse(
        (response) => response.ok() && (response.request().postData()?.includes("female") ?? false),
      );
      await second.control("placeOfBirth").fill("Sfax");
      await second.control("gender", 0).check();
      await isSaved;

      // The first save learns of the other window after both answers were given.
      let given = (): void => undefined;
      const both = new Promise<void>((resolve) => (given = resolve));
      await page.route(
        "**/form-data",
        async (route) => {
          await both;
          await route.continue();
        },
        { times: 1 },
      );
      await applicant.form.control("placeOfBirth").fill("Tunis");
      await applicant.form.control("gender", 2).check();
      given();
      await page.getByRole("dialog").getByRole("button", { name: words.here }).click();
      await expect(page.getByText(words.text)).toBeVisible();
      await hand.press(applicant.button(words.show));
      await expect(page.getByRole("heading", { name: words.heading })).toBeFocused();
      const place = page.getByRole("radiogroup", { name: words.place });
      const gender = page
        .locator("form")
        .filter({ hasText: words.heading })
        .getByRole("radiogroup", { name: words.gender });
      await expect(place.getByRole("radio", { name: words.hereIs("Tunis"), exact: true })).toBeVisible();
      await expect(place.getByRole("radio", { name: words.thereIs("Sfax") })).toBeVisible();
      await expect(
        gender.getByRole("radio", { name: words.hereIs(words.diverse), exact: true }),
      ).toBeVisible();
      await expect(gender.getByRole("radio", { name: words.thereIs(words.female) })).toBeVisible();
      await expectAccessible(page);

      await hand.choose(place.getByRole("radio"), 1);
      await hand.press(applicant.button(words.decide));
      await expect(gender).toHaveAccessibleDescription(words.chooseGender);
      await expect(gender.getByRole("radio").first()).toBeFocused();
      await page.keyboard.press("Space");
      await hand.press(applicant.button(words.decide));

      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(applicant.form.control("placeOfBirth")).toHaveValue("Sfax");
      await expect(applicant.form.control("gender", 2)).toBeChecked();
      await page.reload();
      await expect(applicant.form.control("placeOfBirth")).toHaveValue("Sfax");
      await expect(applicant.form.control("gender", 2)).toBeChecked();
    });
  });
}
