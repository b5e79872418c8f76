import type { BrowserContext, Page } from "@playwright/test";
import { z } from "zod";
import { ROUTES } from "#contract/routes.ts";
import { Applicant } from "./Applicant.ts";
import { expectAccessibleEverywhere } from "./axe.ts";
import { checksSession } from "./checksSession.ts";
import { expect, test } from "./journey.ts";
import { localConsole } from "./localConsole.ts";
import { usesOwnPortal } from "./usesOwnPortal.ts";

const PORT = 4600;
/** After two questions whether somebody is still there, the session ends for good. */
const ABSOLUTE_HOURS = 0.4;
const userSchema = z.object({ loginData: z.object({ expires: z.string(), sessionExpiration: z.string() }) });
type LoginData = z.infer<typeof userSchema>["loginData"];

test.use({ allowedConsole: String.raw`\b(401|403)\b` });
usesOwnPortal(PORT, () => ({
  name: "short-sessions",
  change: (demo) => {
    const session = { ...demo.server.session, absoluteHours: ABSOLUTE_HOURS };
    return { ...demo, server: { ...demo.server, session } };
  },
}));

/** Time of the portal and of the browsers in it, moved together. */
class MovedTime {
  readonly #portal: ReturnType<typeof localConsole>;
  #aheadSeconds = 0;
  #user: Promise<unknown> = Promise.resolve();

  constructor(portalUrl: string) {
    this.#portal = localConsole(portalUrl);
  }

  /** Before the first page of a browser; from now on its session is the one that ends. */
  async isKeptBy(context: BrowserContext): Promise<void> {
    await context.clock.install();
    context.on("response", (response) => {
      if (new URL(response.url()).pathname !== ROUTES.getUser.path || !response.ok()) return;
      const before = this.#user;
      // An answer that no page waits for any more has no body.
      this.#user = response.json().catch(() => before);
    });
  }

  /** To some seconds before the session ends; the rest passes as it does for people. */
  async passesTo(
    context: BrowserContext,
    { end, seconds }: { readonly end: keyof LoginData; readonly seconds: number },
  ): Promise<void> {
    const { loginData } = userSchema.parse(await this.#user);
    const away = Math.floor((Date.parse(loginData[end]) - Date.now()) / 1000 - this.#aheadSeconds - seconds);
    this.#aheadSeconds += away;
    // What a page asks when its time has moved is answered in the new time.
    await this.#portal.advance(away);
    await context.clock.fastForward(away * 1000);
  }
}

test("a session is asked about before it ends, alike in all windows, and its end is shown", async ({
  page,
  context,
  browser,
  portalUrl,
}) => {
  const time = new MovedTime(portalUrl);
  const anonymous = await browser.newContext({ baseURL: portalUrl, locale: "en-GB" });
  await lostUnsaved(await anonymous.newPage(), time);
  await anonymous.close();
  await keptAndEnded(await context.newPage(), { other: page, time });
});

/** A person with an account, in two windows of one browser. */
async function keptAndEnded(
  page: Page,
  { other, time }: { readonly other: Page; readonly time: MovedTime },
): Promise<void> {
  const context = page.context();
  await time.isKeptBy(context);
  const applicant = new Applicant(page);
  const account = { user: "jonas", password: "jonas-geheim" };
  await applicant.findService();
  await applicant.beginSignedIn(account);
  await applicant.fillUpTo("applicant");
  await other.goto("/nutzerkonto");
  await other.getByRole("heading", { level: 1, name: "Ihr persönlicher Bereich" }).waitFor();
  const question = { name: "Sind Sie noch da?" };
  const here = page.getByRole("dialog", question);
  const there = other.getByRole("dialog", question);
  await checksSession(page);
  await checksSession(other);
  await time.passesTo(context, { end: "expires", seconds: 62 });
  await expect(here).toBeVisible();
  await expect(there).toBeVisible();
  await expect(here.getByRole("timer")).toHaveText(/^\d\d Sekunden$/);
  await expect(here.getByRole("button")).toHaveCount(1);
  await expectAccessibleEverywhere(page);
  await here.getByRole("button", { name: "Verlängern" }).press("Enter");
  await expect(here).toBeHidden();
  await expect(there).toBeHidden();

  // Dismissing it is an answer, too.
  await time.passesTo(context, { end: "expires", seconds: 62 });
  await expect(there).toBeVisible();
  await other.keyboard.press("Escape");
  await expect(there).toBeHidden();
  await expect(here).toBeHidden();

  await time.passesTo(context, { end: "sessionExpiration", seconds: 302 });
  await expect(
    page.getByRole("paragraph").filter({ hasText: "Ihre Sitzung endet in 5 Minuten" }),
  ).toBeVisible();
  await applicant.form.control("placeOfBirth").fill("Sfax");
  await expect(page.getByText(/Gespeichert um/)).toBeVisible();
  await time.passesTo(context, { end: "sessionExpiration", seconds: 2 });
  const ended = "Aufgrund von Sicherheitsvorgaben wurde Ihre Sitzung automatisch beendet.";
  await expect(page.getByRole("dialog").getByText(ended)).toBeVisible();
  await expect(other.getByRole("dialog").getByText(ended)).toBeVisible();

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
async function lostUnsaved(page: Page, time: MovedTime): Promise<void> {
  const context = page.context();
  await time.isKeptBy(context);
  const applicant = new Applicant(page, "en");
  await applicant.findService();
  await applicant.beginAnonymously();
  await checksSession(page);
  await time.passesTo(context, { end: "expires", seconds: 62 });
  const dialog = page.getByRole("dialog", { name: "Are you still there?" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText("If the session ends, they are gone.", { exact: false })).toBeVisible();
  await time.passesTo(context, { end: "expires", seconds: 2 });
  await expect(
    page.getByRole("dialog").getByText("Your details were not saved. Please begin again."),
  ).toBeVisible();
}
