import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { Applicant } from "./Applicant.ts";
import { FORM_PAGES } from "./ApplicationForm.ts";
import { expect, test } from "./journey.ts";
import { languagesOf } from "./languagesOf.ts";
import { authorityAnswers, localConsole } from "./localConsole.ts";

/** Within it the portal looks at deliveries again. */
const NEXT_LOOK_SECONDS = 90;

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
  // Another journey may move the clock of the portal by 90 seconds meanwhile.
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

test("a signed-in application is saved while typing, survives closing the browser, and is followed to delivery", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const account = { user: "amina", password: "amina-geheim" };
  const applicant = new Applicant(page);
  const { words } = applicant;
  await applicant.findService();
  await applicant.beginSignedIn(account);
  await applicant.form.fill("role");
  await applicant.next();
  await applicant.opens("applicant");
  await expect(applicant.form.control("givenName")).toHaveValue("Amina");
  await applicant.form.fill("applicant");
  await expect(page.getByText(/Gespeichert um \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText("Angemeldet mit Servicekonto")).toBeVisible();
  // A page says goodbye on its way to another one; when the whole browser closes not every Chromium lets it, and then
  // the right to edit stays with the closed window for minutes.
  await page.goto("about:blank");
  await context.close();

  const later = await browser.newContext({ baseURL: baseURL ?? "", locale: "de-DE" });
  const again = new Applicant(await later.newPage());
  await again.comesBack(account);
  await again.page
    .getByRole("link", { name: /fortsetzen|weiter/i })
    .first()
    .click();
  for (const key of FORM_PAGES) {
    if (key !== "role") await again.opens(key);
    if (key === "applicant") await expect(again.form.control("placeOfBirth")).toHaveValue("Tunis");
    else if (key !== "role") await again.form.fill(key);
    await again.next();
  }
  await again.button(words.confirm).click();
  await again.button(words.send).click();
  await expect(again.page.getByRole("heading", { level: 1, name: words.sent })).toBeVisible();

  const submissions = await again.page.request.get("/api/processes/submitted");
  const externalId = /"externalId":"([^"]+)"/.exec(await submissions.text())?.[1] ?? "";
  await authorityAnswers(baseURL ?? "", ["accept", externalId]);
  await localConsole(baseURL ?? "").advance(NEXT_LOOK_SECONDS);
  await expect
    .poll(async (): Promise<unknown> => (await again.page.request.get("/api/processes/submitted")).json())
    .toMatchObject({
      submissions: expect.arrayContaining([
        expect.objectContaining({ externalId, status: "successfullySubmitted" }),
      ]),
    });
  await again.page.goto("/nutzerkonto");
  await expect(again.page.getByText("Zugestellt").first()).toBeVisible();
  await later.close();
});
