import { Applicant } from "./Applicant.ts";
import { expectAccessibleEverywhere } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { authorityAnswers, localConsole } from "./localConsole.ts";

/** Eleven functions start cold on a busy machine. */
const SENDING = { timeout: 90_000 };

for (const locale of ["de", "en"] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("an application without an account is signed for at the end and keeps what was typed", async ({
      page,
    }) => {
      const applicant = new Applicant(page, locale);
      const { words } = applicant;
      await applicant.findService();
      await expectAccessibleEverywhere(page);
      await applicant.beginAnonymously();
      await expectAccessibleEverywhere(page);
      await applicant.next();
      const summary = page.locator(".kern-alert--danger[role=group]");
      await expect(summary).toBeFocused();
      await expectAccessibleEverywhere(page);
      await applicant.fillPerson();
      await applicant.next();
      await applicant.fillContact();
      await expectAccessibleEverywhere(page);
      await applicant.next();
      await applicant.uploadPassport();
      await page
        .getByText(/, (geprüft|checked)$/)
        .first()
        .waitFor();
      await expectAccessibleEverywhere(page);
      await applicant.next();
      await expect(page.getByText("amina.beispiel@mail.example")).toBeVisible();
      await expectAccessibleEverywhere(page);
      await page
        .getByRole("link", { name: /^(Ändern|Change)/ })
        .first()
        .click();
      await page.getByLabel(words.birthPlace).fill("Sfax");
      await applicant.button(words.next).click();
      await expect(page.getByText("Sfax")).toBeVisible();
      await applicant.button(words.confirm).click();
      await page.getByText(words.account, { exact: true }).click();
      await applicant.accept();
      await expectAccessibleEverywhere(page);
      await applicant.button(words.signIn).click();
      await applicant.signInAtProvider({ user: "jonas", password: "jonas-geheim" });
      await applicant.button(words.send).click();
      await expect(page.getByRole("heading", { level: 1, name: words.sent })).toBeVisible(SENDING);
      await expect(
        page.getByText(/^[0-9A-HJKMNP-TV-Z]{4} [0-9A-HJKMNP-TV-Z]{4} [0-9A-HJKMNP-TV-Z]{4}$/),
      ).toBeVisible();
      await expectAccessibleEverywhere(page);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: /PDF/ }).first().click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
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
  await expect(page.getByLabel(words.given)).toHaveValue("Amina");
  await applicant.fillPerson();
  await expect(page.getByText(/Gespeichert um \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText("Angemeldet mit Servicekonto")).toBeVisible();
  await context.close();

  const later = await browser.newContext({ baseURL: baseURL ?? "", locale: "de-DE" });
  const again = new Applicant(await later.newPage());
  await again.page.goto("/nutzerkonto");
  await again.page.getByText(words.account, { exact: true }).click();
  await again.accept();
  await again.page
    .getByRole("button", { name: /^Anmelden|Anmelden und fortfahren$/ })
    .last()
    .click();
  await again.signInAtProvider(account);
  await again.page.getByRole("heading", { level: 1 }).waitFor();
  await expectAccessibleEverywhere(again.page);
  await again.page
    .getByRole("link", { name: /fortsetzen|weiter/i })
    .first()
    .click();
  await expect(again.page.getByLabel(words.birthPlace)).toHaveValue("Tunis");
  await again.next();
  await again.fillContact();
  await again.next();
  await again.uploadPassport();
  await again.page
    .getByText(/, geprüft$/)
    .first()
    .waitFor();
  await again.next();
  await again.button(words.confirm).click();
  await again.button(words.send).click();
  await expect(again.page.getByRole("heading", { level: 1, name: words.sent })).toBeVisible(SENDING);

  const submissions = await again.page.request.get("/api/processes/submitted");
  const externalId = /"externalId":"([^"]+)"/.exec(await submissions.text())?.[1] ?? "";
  await authorityAnswers(baseURL ?? "", ["accept", externalId]);
  await localConsole(baseURL ?? "").advance(90);
  await expect(async () => {
    await again.page.goto("/nutzerkonto");
    await expect(again.page.getByText("Zugestellt").first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await expectAccessibleEverywhere(again.page);
  await later.close();
});
