import { type Download, type Page } from "@playwright/test";
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
    check: "/antrag/quittung-pruefen",
    remove: /^Löschen/,
    confirm: "Entwurf löschen",
    wanted: "Löschbescheinigung herunterladen (PDF)",
    show: "Zeigen, was gespeichert ist und bis wann",
    again: /^Löschbescheinigung \(PDF\)/,
    genuine: "Die Löschbescheinigung ist echt und unverändert",
  },
  en: {
    area: "/en/account",
    check: "/en/application/check-receipt",
    remove: /^Delete/,
    confirm: "Delete draft",
    wanted: "Download the certificate of deletion (PDF)",
    show: "Show what is kept and until when",
    again: /^Certificate of deletion \(PDF\)/,
    genuine: "The certificate of deletion is genuine and unchanged",
  },
} as const;

async function downloaded(page: Page, act: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return download;
}

for (const locale of languagesOf({ usually: "en" })) {
  const words = WORDS[locale];
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("who deletes a draft has the certificate at once and later, and it can be checked without signing in", async ({
      page,
      context,
      portalUrl,
    }) => {
      const visitor = await signedIn(context, { portalUrl, account: LEYLA });
      const started = await visitor.call({ method: "POST", path: "/api/processes", body: NURSE_IN_COLOGNE });
      const { id } = z.object({ id: z.string() }).parse(started.body);
      await page.goto(words.area);
      // Other journeys of the same account have drafts of their own.
      const card = page.getByRole("article").filter({ has: page.locator(`a[href*="process=${id}"]`) });
      await card.getByRole("button", { name: words.remove }).click();
      await page.getByRole("checkbox", { name: words.wanted }).check();
      await expectAccessibleEverywhere(page);
      const first = await downloaded(page, () =>
        page.getByRole("dialog").getByRole("button", { name: words.confirm }).click(),
      );
      expect(first.suggestedFilename()).toMatch(/\.pdf$/);

      await page.getByText(words.show).click();
      const later = await downloaded(page, () =>
        page.getByRole("button", { name: words.again }).first().click(),
      );
      await page.goto(words.check);
      await page.locator("input[type=file]").setInputFiles(await later.path());
      await expect(page.getByRole("heading", { name: words.genuine })).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
  });
}
