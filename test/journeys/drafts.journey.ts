import { z } from "zod";
import { NURSE_IN_COLOGNE } from "../integration/portal/nurseInCologne.ts";
import { languagesOf } from "./languagesOf.ts";
import { expectAccessibleEverywhere } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { signedIn } from "./readyToPay.ts";

const LEYLA = { user: "leyla", password: "leyla-geheim" };
const WORDS = {
  de: {
    area: "/nutzerkonto",
    several: "Mehrere Entwürfe löschen",
    missing: "Wählen Sie mindestens einen Entwurf aus.",
    confirm: "Ausgewählte Entwürfe löschen",
    keep: "Entwürfe behalten",
    show: "Zeigen, was gespeichert ist und bis wann",
    until: /^bis .*\sUhr GMT-7\b/,
    stays: /Entwurf bleibt bis .*\sUhr GMT-7 gespeichert/,
  },
  en: {
    area: "/en/account",
    several: "Delete several drafts",
    missing: "Choose at least one draft.",
    confirm: "Delete the chosen drafts",
    keep: "Keep drafts",
    show: "Show what is kept and until when",
    until: /^until .* GMT-7\b/,
    stays: /draft is kept until .* GMT-7\./,
  },
} as const;

for (const locale of languagesOf({ usually: "en" })) {
  const words = WORDS[locale];
  test.describe(`in ${locale}`, () => {
    // Far from Germany, and without summer time.
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB", timezoneId: "America/Phoenix" });

    test("several drafts are deleted at once, only those that were chosen, and none without a choice", async ({
      page,
      context,
      portalUrl,
    }) => {
      const visitor = await signedIn(context, { portalUrl, account: LEYLA });
      const ids: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        const started = await visitor.call({
          method: "POST",
          path: "/api/processes",
          body: NURSE_IN_COLOGNE,
        });
        ids.push(z.object({ id: z.string() }).parse(started.body).id);
      }
      const [kept = "", ...gone] = ids;
      const card = (id: string) =>
        page.getByRole("article").filter({ has: page.locator(`a[href*="process=${id}"]`) });
      const button = (name: string) => page.getByRole("button", { name, exact: true });
      await page.goto(words.area);
      await button(words.several).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
      await button(words.confirm).click();
      await expect(dialog.getByText(words.missing)).toBeVisible();
      await expect(page).toHaveTitle(/Fehler: |Error: /);
      await expectAccessibleEverywhere(page);
      await button(words.keep).click();
      await expect(dialog).toHaveCount(0);
      await expect(button(words.several)).toBeFocused();

      await page.keyboard.press("Enter");
      for (const id of gone) await dialog.locator(`[id$="-${id}"]`).check();
      await button(words.confirm).click();
      for (const id of gone) await expect(card(id)).toHaveCount(0);
      await expect(card(kept)).toHaveCount(1);

      // Until when it is kept is said with the zone, as on paper: on the card, in the list and beside the form.
      await expect(card(kept).getByText(/ GMT-7$/)).toHaveCount(2);
      await page.getByText(words.show).click();
      await expect(page.getByRole("definition").filter({ hasText: words.until }).first()).toBeVisible();
      await card(kept).locator(`a[href*="process=${kept}"]`).click();
      await expect(page.getByRole("main").getByText(words.stays)).toBeVisible();
      await visitor.call({ method: "DELETE", path: `/api/processes?id=${kept}` });
    });
  });
}

test("what was changed just now is not called tomorrow's where the clock of the device is a day slow", async ({
  page,
  context,
  portalUrl,
}) => {
  const visitor = await signedIn(context, { portalUrl, account: LEYLA });
  const started = await visitor.call({ method: "POST", path: "/api/processes", body: NURSE_IN_COLOGNE });
  const { id } = z.object({ id: z.string() }).parse(started.body);
  await page.clock.setFixedTime(Date.now() - 86_400_000);
  await page.goto("/nutzerkonto");
  const card = page.getByRole("article").filter({ has: page.locator(`a[href*="process=${id}"]`) });
  // Yesterday: at midnight.
  await expect(card).toContainText(/Zuletzt geändert\s*(Heute|Gestern),/);
  await visitor.call({ method: "DELETE", path: `/api/processes?id=${id}` });
});
