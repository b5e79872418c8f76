import { languagesOf } from "./languagesOf.ts";
import { expectErrorSummary } from "./accessibilityRules.ts";
import { expect, test } from "./journey.ts";
import { openScreen } from "./screens/openScreen.ts";
import { Visit } from "./screens/Visit.ts";

const MISSING = {
  de: {
    terms: "Stimmen Sie den Nutzungsbedingungen zu.",
    privacy: "Bestätigen Sie, dass Sie die Datenschutzerklärung gelesen haben und zustimmen.",
  },
  en: {
    terms: "Accept the terms of use.",
    privacy: "Confirm that you have read the privacy policy and consent.",
  },
} as const;
/** Every way to begin a sign-in or to start without one. */
const BEGINS = /\/api\/auth\/(oidc|saml2|pseudo)/;

for (const locale of languagesOf({ usually: "en" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("with one of the two consents alone nothing begins, and what is missing is said where it is missing", async ({
      page,
      portalUrl,
    }) => {
      const begun: string[] = [];
      page.on("request", (request) => {
        if (BEGINS.test(request.url())) begun.push(request.url());
      });
      for (const [way, given, missing] of [
        ["nkb", "terms", "privacy"],
        ["nkb", "privacy", "terms"],
        ["anon", "terms", "privacy"],
        ["anon", "privacy", "terms"],
      ] as const) {
        await test.step(`${way}, ${given}`, async () => {
          await page.context().clearCookies();
          await openScreen("start", new Visit(page, { locale, portalUrl }));
          const address = page.url();
          const said = MISSING[locale][missing];
          begun.length = 0;
          const box = page.locator(`#consent-${missing}`);
          await page.locator(`label[for=login-${way}]`).click();
          await page.locator(`#consent-${given}`).check();
          const begin = page.locator("form", { has: box }).getByRole("button");
          await begin.click();

          await expectErrorSummary(page);
          // The one link of the summary led there.
          await expect(box).toBeFocused();
          await expect(box).toHaveAccessibleDescription(new RegExp(`: ${said}$`));
          await expect(page.getByText(said)).toHaveCount(2);
          await expect(page.getByText(MISSING[locale][given])).toHaveCount(0);
          expect(page.url()).toBe(address);
          expect(begun).toEqual([]);

          await box.check();
          await expect(page.getByText(said)).toHaveCount(0);
          await expect(page).not.toHaveTitle(/Fehler|Error/);
          await begin.click();
          await expect.poll(() => begun.length).toBeGreaterThan(0);
          await expect(page).not.toHaveURL(address);
          // A provider forwards once more: what is still on its way would break off the next opening.
          await expect(() => page.goto("about:blank")).toPass();
        });
      }
    });

    test("who chose nothing finds all that is missing in one summary above the choice", async ({
      page,
      portalUrl,
    }) => {
      await openScreen("start", new Visit(page, { locale, portalUrl }));
      const form = page.locator("form", { has: page.locator("#consent-terms") });
      await form.getByRole("button").click();
      await expectErrorSummary(page);
      await expect(form.getByRole("group").first().getByRole("listitem")).toHaveText([
        locale === "de" ? "Wählen Sie, wie Sie beginnen möchten." : "Choose how you want to begin.",
        MISSING[locale].terms,
        MISSING[locale].privacy,
      ]);
    });
  });
}
