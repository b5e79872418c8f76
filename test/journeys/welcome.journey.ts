import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { OPERATIONS } from "#contract/operations.ts";
import { languagesOf } from "./languagesOf.ts";
import { expectAccessibleEverywhere } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { listenTo } from "./listenTo.ts";
import { Visit } from "./screens/Visit.ts";
import { WELCOME_WORDS } from "./welcomeWords.ts";

const processSchema = z.object({
  version: z.number(),
  location: z.object({ postalCode: z.string() }),
  formData: z.record(z.string(), z.json()),
});

async function searches(
  about: Locator,
  place: { readonly change: string; readonly postalCode: string },
): Promise<void> {
  await about.getByRole("button", { name: place.change }).click();
  await about.getByRole("combobox").fill(place.postalCode);
  await about.getByRole("option").first().click();
}

/** An application that was just begun in Köln, on its page of welcome. */
async function opens(page: Page, on: ConstructorParameters<typeof Visit>[1]) {
  const words = WELCOME_WORDS[on.locale];
  const visit = new Visit(page, on);
  const begun = await visit.stock.begun(true);
  await visit.opens(begun);
  return { words, visit, begun, about: page.getByRole("region", { name: words.title }) };
}

for (const locale of languagesOf({ usually: "de" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("who begins sees what, where and at which authority, and chooses another place without losing an answer", async ({
      page,
      portalUrl,
    }) => {
      const words = WELCOME_WORDS[locale];
      const visit = new Visit(page, { locale, portalUrl });
      const begun = await visit.stock.begun(true);
      const said = await listenTo(page);
      const address = `/api/processes/${begun.processId}`;
      const read = async () => processSchema.parse((await begun.owner.get(address)).body);
      await begun.owner.call({
        method: "PATCH",
        path: `${address}/form-data`,
        body: {
          version: (await read()).version,
          changes: [
            { path: "role", value: "self" },
            { path: "placeOfBirth", value: "Sfax" },
          ],
        },
      });
      await visit.opens(begun);
      const about = page.getByRole("region", { name: words.title });
      await expect(about).toContainText(words.recognition);
      await expect(about).toContainText("50667 Köln");
      await expect(about).toContainText("Bezirksregierung Münster");
      await page.locator('[name="locationBasis"]').nth(3).check();

      await about.getByRole("button", { name: words.change }).click();
      const search = about.getByRole("combobox");
      await expect(search).toBeFocused();
      await about.getByRole("button", { name: words.take }).click();
      await expect(search).toHaveAccessibleDescription(new RegExp(words.missing));
      await expectAccessibleEverywhere(page);
      await about.getByRole("button", { name: words.keep }).click();
      await expect(about).toContainText("50667 Köln");

      await searches(about, { change: words.change, postalCode: "55116" });
      await expect(about).toContainText("Landesamt für Soziales, Jugend und Versorgung");
      await expect.poll(() => said.at(-1)).toContain("Landesamt für Soziales, Jugend und Versorgung");
      await about.getByRole("button", { name: words.take }).click();
      await expect(about.getByRole("combobox")).toHaveCount(0);
      await expect(about).toContainText("55116 Mainz");
      await expect(about).toBeFocused();
      await expect(page.locator('[name="location"]')).toHaveValue("55116 Mainz");
      await expect(page.locator('[name="locationBasis"]').nth(3)).toBeChecked();
      const moved = await read();
      expect(moved.location.postalCode).toBe("55116");
      expect(moved.formData).toMatchObject({ locationBasis: "looking", role: "self", placeOfBirth: "Sfax" });

      await page.getByRole("button", { name: words.next, exact: true }).click();
      await expect(page.locator('[name="role"]').first()).toBeChecked();
      await page.locator('[name="role"]').nth(1).check();
      await expect.poll(async () => (await read()).formData["role"]).toBe("representative");
    });

    test("where several authorities may decide at the other place, one of them is chosen", async ({
      page,
      portalUrl,
    }) => {
      const { words, visit, about } = await opens(page, { locale, portalUrl });
      await visit.alters("listForms", {
        schema: OPERATIONS.listForms.response,
        change: ({ forms, closed }) => ({
          forms: forms.flatMap((form) => [form, { ...form, metadataId: `${form.metadataId}-other` }]),
          closed,
        }),
      });
      await searches(about, { change: words.change, postalCode: "55116" });
      await about.getByRole("radio").first().waitFor();
      await about.getByRole("button", { name: words.take }).click();
      await expect(about.getByText(words.chooseOffer)).toBeVisible();
      await expectAccessibleEverywhere(page);
      await about.getByRole("radio").first().check({ force: true });
      await about.getByRole("button", { name: words.take }).click();
      await expect(about).toContainText("55116 Mainz");
    });

    test("who takes a place before its authority is known reads that it is looked up, and has the place then", async ({
      page,
      portalUrl,
    }) => {
      const { words, about } = await opens(page, { locale, portalUrl });
      let answer = (): void => undefined;
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route(/\/api\/forms\?/, async (route) => {
        await answered;
        await route.continue();
      });
      await searches(about, { change: words.change, postalCode: "55116" });
      await about.getByRole("button", { name: words.take }).click();
      await expect(about.getByRole("button", { name: words.lookedUp })).toBeFocused();
      answer();
      await expect(about).toContainText("55116 Mainz");
    });

    test("an answer that is given while another place is stored waits for it, and is saved on top of it", async ({
      page,
      portalUrl,
    }) => {
      const { words, begun, about } = await opens(page, { locale, portalUrl });
      const basis = page.locator('[name="locationBasis"]').nth(3);
      await page.route(/\/location$/, async (route) => {
        // The portal has the place already, and the page does not know it yet.
        const response = await route.fetch();
        await basis.check();
        await page.evaluate(() => window.dispatchEvent(new Event("online")));
        await route.fulfill({ response });
      });
      await searches(about, { change: words.change, postalCode: "55116" });
      await about.getByRole("button", { name: words.take }).click();
      await expect(about).toContainText("55116 Mainz");
      await expect(basis).toBeChecked();
      const stored = async () =>
        processSchema.parse((await begun.owner.get(`/api/processes/${begun.processId}`)).body);
      await expect.poll(async () => (await stored()).formData["locationBasis"]).toBe("looking");
    });

    test.describe("refused", () => {
      test.use({ allowedConsole: "Failed to load resource|call failed|failed-call" });

      test("a place without an online application, or one that is not stored, leaves the application where it is", async ({
        page,
        portalUrl,
      }) => {
        const { words, visit, about } = await opens(page, { locale, portalUrl });
        await visit.answers("listForms", { forms: [], closed: false });
        await searches(about, { change: words.change, postalCode: "10115" });
        await expect(about).toContainText(words.none);
        await expect(about.getByRole("button", { name: words.take })).toHaveCount(0);
        await about.getByRole("button", { name: words.keep }).click();
        await page.unrouteAll();

        await visit.refuses("changeLocation", "provider-not-accepted");
        await searches(about, { change: words.change, postalCode: "55116" });
        await about.getByRole("button", { name: words.take }).click();
        await expect(about.getByRole("alert")).toContainText(words.account);
        await about.getByRole("button", { name: words.keep }).click();
        await expect(about).toContainText("50667 Köln");
      });
    });
  });
}
