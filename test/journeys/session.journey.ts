import type { Page } from "@playwright/test";
import { Applicant } from "./Applicant.ts";
import { expectAccessibleEverywhere } from "./axe.ts";
import { checksSession } from "./checksSession.ts";
import { expect, test } from "./journey.ts";
import { usesOwnPortal } from "./usesOwnPortal.ts";

const PORT = 4600;
/** So short that the question comes after some seconds, and the end a minute later. */
const SESSION = { idleMinutes: 1.15, absoluteHours: 0.0875 };

test.use({ allowedConsole: String.raw`\b(401|403)\b` });
usesOwnPortal(PORT, () => ({
  name: "short-sessions",
  change: (demo) => ({ ...demo, server: { ...demo.server, session: SESSION } }),
}));

test("a session is asked about before it ends, alike in all windows, and its end is shown", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const anonymous = await browser.newContext({ baseURL, locale: "en-GB" });
  // Waiting for two sessions to end takes no longer than waiting for one.
  await Promise.all([keptAndEnded(page, await context.newPage()), lostUnsaved(await anonymous.newPage())]);
  await anonymous.close();
});

/** A person with an account, in two windows of one browser. */
async function keptAndEnded(page: Page, other: Page): Promise<void> {
  const applicant = new Applicant(page);
  const account = { user: "jonas", password: "jonas-geheim" };
  await applicant.findService();
  await applicant.beginSignedIn(account);
  await applicant.fillUpTo("applicant");
  // Less than five minutes and some seconds are left from the beginning: said once.
  await expect(
    page.getByRole("paragraph").filter({ hasText: "Ihre Sitzung endet in 5 Minuten" }),
  ).toBeVisible();

  await other.goto("/nutzerkonto");
  await other.getByRole("heading", { level: 1, name: "Ihr persönlicher Bereich" }).waitFor();
  const question = { name: "Sind Sie noch da?" };
  const here = page.getByRole("dialog", question);
  const there = other.getByRole("dialog", question);
  await expect(here).toBeVisible();
  await expect(there).toBeVisible();
  await expect(here.getByRole("timer")).toHaveText(/^\d\d Sekunden$/);
  await expect(here.getByRole("button")).toHaveCount(1);
  await expectAccessibleEverywhere(page);
  await here.getByRole("button", { name: "Verlängern" }).press("Enter");
  await expect(here).toBeHidden();
  await expect(there).toBeHidden();

  // Dismissing it is an answer, too.
  await expect(there).toBeVisible();
  await other.keyboard.press("Escape");
  await expect(there).toBeHidden();
  await expect(here).toBeHidden();

  await applicant.form.control("placeOfBirth").fill("Sfax");
  await expect(page.getByText(/Gespeichert um/)).toBeVisible();
  const ended = "Aufgrund von Sicherheitsvorgaben wurde Ihre Sitzung automatisch beendet.";
  await expect(page.getByRole("dialog").getByText(ended)).toBeVisible();
  await expect(other.getByRole("dialog").getByText(ended)).toBeVisible();
  await expectAccessibleEverywhere(page);

  // Signed in again it goes on at the same place with the same words.
  await page.getByRole("button", { name: "Erneut anmelden" }).click();
  await page.getByText(applicant.words.account, { exact: true }).click();
  await applicant.accept();
  await applicant.button("Anmelden").click();
  await applicant.signInAtProvider(account);

  await applicant.opens("applicant");
  await expect(applicant.form.control("placeOfBirth")).toHaveValue("Sfax");

  // Signed out in one window is signed out in all.
  await other.getByRole("button", { name: "Zur Startseite" }).click();
  await other.goto("/nutzerkonto");
  await other.getByRole("heading", { level: 1, name: "Ihr persönlicher Bereich" }).waitFor();
  await checksSession(other);
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(
    other.getByRole("dialog").getByText("Sie haben sich in einem anderen Fenster abgemeldet."),
  ).toBeVisible();
}

/** A person without one: warned before answers are lost. */
async function lostUnsaved(page: Page): Promise<void> {
  const applicant = new Applicant(page, "en");
  await applicant.findService();
  await applicant.beginAnonymously();
  const dialog = page.getByRole("dialog", { name: "Are you still there?" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText("If the session ends, they are gone.", { exact: false })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await expect(
    page.getByRole("dialog").getByText("Your details were not saved. Please begin again."),
  ).toBeVisible();
  await expectAccessibleEverywhere(page);
}
