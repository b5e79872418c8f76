import { type BrowserContext, type Download, type Page } from "@playwright/test";
import { z } from "zod";
import { NURSE_IN_COLOGNE } from "../integration/portal/nurseInCologne.ts";
import { languagesOf } from "./languagesOf.ts";
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

/** A draft of a person with an account; its number. */
async function begins(context: BrowserContext, portalUrl: string): Promise<string> {
  const visitor = await signedIn(context, { portalUrl, account: LEYLA });
  const started = await visitor.call({ method: "POST", path: "/api/processes", body: NURSE_IN_COLOGNE });
  return z.object({ id: z.string() }).parse(started.body).id;
}

/** Asks for the deletion and the certificate of a draft in the personal area, in a dialog that is open now. */
async function wantsGone(page: Page, words: (typeof WORDS)["de" | "en"], id: string): Promise<void> {
  await page.goto(words.area);
  // Other journeys of the same account have drafts of their own.
  const card = page.getByRole("article").filter({ has: page.locator(`a[href*="process=${id}"]`) });
  await card.getByRole("button", { name: words.remove }).click();
  await page.getByRole("checkbox", { name: words.wanted }).check();
}

const DELETION = /\/api\/processes\?id=/;
const CERTIFICATE = /\/deletion-certificate\b/;

for (const locale of languagesOf({ usually: "en" })) {
  const words = WORDS[locale];
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("who deletes a draft has the certificate at once and later, and it can be checked without signing in", async ({
      page,
      context,
      portalUrl,
    }) => {
      await wantsGone(page, words, await begins(context, portalUrl));
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
    });
  });
}

test.describe("a certificate that was wished for", () => {
  test.use({ allowedConsole: "Failed to load resource|ERR_" });
  const words = WORDS.de;

  test("comes with the deletion of a draft once the line is back, also where it went once more between the two", async ({
    page,
    context,
    portalUrl,
  }) => {
    await wantsGone(page, words, await begins(context, portalUrl));
    const lost: string[] = [];
    for (const path of [DELETION, CERTIFICATE]) {
      await page.route(
        path,
        async (route) => {
          lost.push(route.request().method());
          // The deletion arrives, and only its answer is lost.
          if (path === DELETION) await route.fetch();
          await route.abort("connectionreset");
        },
        { times: 1 },
      );
    }
    const certificate = await downloaded(page, () =>
      page.getByRole("dialog").getByRole("button", { name: words.confirm }).click(),
    );
    expect(certificate.suggestedFilename()).toMatch(/\.pdf$/);
    expect(lost).toEqual(["DELETE", "GET"]);
  });

  test("comes before the session of somebody without an account ends, and until then nothing else is said to be left", async ({
    page,
    inForm,
  }) => {
    await inForm();
    let isReachable = false;
    await page.route(CERTIFICATE, (route) =>
      isReachable ? route.continue() : route.abort("connectionreset"),
    );
    await page.getByRole("link", { name: "Antrag verlassen" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("checkbox", { name: words.wanted }).check();
    await dialog.getByRole("button", { name: "Verlassen und alles löschen" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Die Sitzung läuft noch");
    await expect(dialog.getByRole("button", { name: "Weiter ausfüllen" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    const certificate = await downloaded(page, () => {
      isReachable = true;
      return page.waitForURL((url) => url.pathname === "/");
    });
    expect(certificate.suggestedFilename()).toMatch(/\.pdf$/);
  });
});
