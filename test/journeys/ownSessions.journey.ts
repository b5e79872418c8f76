import type { Browser, Page } from "@playwright/test";
import { Applicant } from "./Applicant.ts";
import { expectAccessibleEverywhere } from "./axe.ts";
import { checksSession } from "./checksSession.ts";
import { expect, test } from "./journey.ts";

// What is asked for after the end is answered with 401.
test.use({ allowedConsole: String.raw`\b401\b` });

/** Used in this journey only: other journeys must stay signed in. */
const ERIKA = { provider: "elster", person: "erika", button: "Anmelden" } as const;

/** In a browser of its own, in the personal area. */
async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "de-DE" });
  const page = await context.newPage();
  await signsIn(page);
  return page;
}

async function signsIn(page: Page): Promise<void> {
  await page.goto("/nutzerkonto");
  await new Applicant(page).signInAtAccount(ERIKA);
  await page.getByRole("heading", { level: 1, name: "Ihr persönlicher Bereich" }).waitFor();
}

/** Nobody is there any more, and the window says so. */
async function isSignedOut(page: Page): Promise<void> {
  await checksSession(page);
  await expect(page.getByRole("dialog", { name: "Ihre Sitzung ist beendet" })).toBeVisible();
  expect(await statusOf(page)).toBe(401);
}

/** Status of a request that only a signed-in caller may make. */
async function statusOf(page: Page): Promise<number> {
  return (await page.context().request.get("/api/processes")).status();
}

test("people see where they are signed in, and sign out there: one by one, or everywhere else, with the keyboard", async ({
  page,
  browser,
  baseURL,
}) => {
  await signsIn(page);
  // Of a try before.
  await page.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
    await fetch("/api/auth/sessions", { method: "DELETE", headers: { "X-XSRF-TOKEN": token } });
  });
  const [phone, library] = await Promise.all([elsewhere(browser, baseURL), elsewhere(browser, baseURL)]);

  // The oldest and the newest of three; in German one of them ends.
  await page.reload();
  const area = page.getByRole("region", { name: "Wo Sie angemeldet sind" });
  await area.getByText("Anmeldungen anzeigen").press("Enter");
  await expect(area.getByRole("article")).toHaveCount(3);
  await expect(area.getByRole("article").first()).toContainText("Dieser Browser");
  await expectAccessibleEverywhere(page);
  const ending = /^Dort abmelden\s?: angemeldet (?:heute|gestern), \d\d:\d\d\s?Uhr$/;
  const endings = area.getByRole("button", { name: ending });
  await expect(endings).toHaveCount(2);
  await endings.first().press("Enter");
  await expect(page.getByText("Eine andere Anmeldung ist beendet.").first()).toBeVisible();
  await expect(area.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(area.getByRole("article")).toHaveCount(2);
  // What was used last comes first: which of them that is, their own calls decide.
  const [ended, stays] = (await statusOf(library)) === 401 ? [library, phone] : [phone, library];
  await isSignedOut(ended);
  expect(await statusOf(stays)).toBe(200);

  const tablet = await elsewhere(browser, baseURL);
  await page.goto("/en/account");
  const here = page.getByRole("region", { name: "Where you are signed in" });
  await here.getByText("Show sign-ins").press("Enter");
  await expect(here.getByRole("article")).toHaveCount(3);
  await here.getByRole("button", { name: "Sign out everywhere else" }).press("Enter");
  await expect(page.getByText("2 other sign-ins have ended.").first()).toBeVisible();
  await expect(here.getByText("You are signed in only here.")).toBeVisible();
  await isSignedOut(stays);
  await isSignedOut(tablet);
  await Promise.all([phone, library, tablet].map((one) => one.context().close()));
});
