import { expect, test } from "./journey.ts";
import { openScreen } from "./screens/openScreen.ts";
import { photograph } from "./screens/screensFolder.ts";
import { Visit } from "./screens/Visit.ts";
import { usesOwnPortal } from "./usesOwnPortal.ts";

/** Of a state that takes silence for consent, and has a day of its own. */
const PORT = 4860;

// One portal for both languages.
test.describe.configure({ mode: "default" });
usesOwnPortal(PORT, () => ({
  name: "silence-counts",
  change: ({ portal, server }) => ({
    server,
    portal: { ...portal, electronicNotice: { announcedOnDay: 7, unlessDeclined: true } },
  }),
}));

for (const [locale, said] of [
  [
    "de",
    {
      presumed: /Ohne Ihren Widerspruch kommt der Bescheid/,
      day: "Der Bescheid gilt am 7. Tag als bekannt gegeben,",
      terms: "am 7. Tag",
    },
  ],
  [
    "en",
    {
      presumed: /unless you object, the decision comes to your mailbox/,
      day: "The decision counts as announced on day 7",
      terms: "day 7",
    },
  ],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("the electronic decision is chosen beforehand, it is said that it comes without an objection, and when it counts", async ({
      page,
      portalUrl,
    }) => {
      const visit = new Visit(page, { locale, portalUrl });
      await openScreen("notice", visit);
      const answers = page.getByRole("radiogroup");
      await expect(answers.getByRole("radio").first()).toBeChecked();
      await expect(answers).toHaveAccessibleDescription(said.presumed);
      await expect(page.getByText(said.day)).toBeVisible();
      await photograph(page, `notice-presumed-1280-light-${locale}`);
      await visit.goTo("terms-of-use");
      await expect(page.getByRole("main")).toContainText(said.terms);
    });
  });
}
