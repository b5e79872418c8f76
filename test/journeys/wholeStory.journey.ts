import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";
import { languagesOf } from "./languagesOf.ts";

/** What was downloaded is checked on the page for it, which compares without sending anything. */
async function checksItsReceipt(page: Page, locale: "de" | "en"): Promise<void> {
  const downloaded = async (fileName: string): Promise<string> => {
    const link = page.getByRole("link", { name: fileName });
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    return download.path();
  };
  const report = await downloaded("Uebertragungsprotokoll.pdf");
  const buffer = readFileSync(await downloaded("Antrag.pdf"));
  await page.getByRole("button", { name: /^(Auf 10 Minuten verlängern|Extend to 10 minutes)$/ }).click();
  await expect(page.getByRole("timer")).toHaveText(/^(10:00|[89]:\d\d)$/);
  const checker = await page.context().newPage();
  await checker.goto(locale === "de" ? "/antrag/quittung-pruefen" : "/en/application/check-receipt");
  await checker.locator("input[type=file]").setInputFiles(report);
  await expect(
    checker.getByText(/^(Der Beleg ist echt und unverändert|The receipt is genuine and unchanged)$/).first(),
  ).toBeVisible();
  const file = { name: "Antrag.pdf", mimeType: "application/pdf" };
  await checker
    .locator("input[type=file]")
    .last()
    .setInputFiles([
      { ...file, buffer },
      { ...file, name: "Anschreiben.pdf", buffer },
    ]);
  await expect(checker.getByText(/^(Stimmt überein|The same)$/)).toHaveCount(2);
  await expect(checker.getByText(/^(Noch nicht verglichen|Not compared yet)$/).first()).toBeVisible();
  await checker.close();
}

for (const locale of languagesOf({ usually: "de" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("an application without an account is signed for at the end and keeps what was typed", async ({
      page,
    }) => {
      const applicant = new Applicant(page, locale);
      const { words } = applicant;
      await applicant.findService();
      await applicant.beginAnonymously();
      await applicant.next();
      const summary = page.locator(".kern-alert--danger[role=group]");
      await expect(summary).toBeFocused();
      await applicant.fillPages();
      await applicant.next();
      await expect(page.getByText("amina.beispiel@mail.example")).toBeVisible();
      await page
        .getByRole("link", { name: /^(Ändern|Change)/ })
        .nth(1)
        .click();
      await applicant.form.control("placeOfBirth").fill("Sfax");
      await applicant.button(words.next).click();
      await expect(page.getByText("Sfax")).toBeVisible();
      await applicant.button(words.confirm).click();
      await page.getByText(words.account, { exact: true }).click();
      await applicant.accept();
      await applicant.button(words.signIn).click();
      await applicant.signInAtProvider({ user: "jonas", password: "jonas-geheim" });
      await applicant.button(words.send).click();
      await expect(page.getByRole("heading", { level: 1, name: words.sent })).toBeVisible();
      await expect(
        page.getByText(/^[0-9A-HJKMNP-TV-Z]{4}\s[0-9A-HJKMNP-TV-Z]{4}\s[0-9A-HJKMNP-TV-Z]{4}$/),
      ).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: /PDF/ }).first().click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
      await checksItsReceipt(page, locale);
    });
  });
}
