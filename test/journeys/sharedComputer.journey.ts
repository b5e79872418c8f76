import type { Page } from "@playwright/test";
import { aPdf } from "../fixtures/aPdf.ts";
import { Applicant } from "./Applicant.ts";
import { checksSession } from "./checksSession.ts";
import { restoringChromium } from "./findChromium.ts";
import { expect, test } from "./journey.ts";
import { signedInWithCard } from "./readyToPay.ts";
import { openScreen } from "./screens/openScreen.ts";
import { Visit } from "./screens/Visit.ts";

const restoring = restoringChromium();
test.use({
  // What is gone is answered with 401 and 404, and a lost line is written to the console.
  allowedConsole: String.raw`\b(401|403|404)\b|Failed to load resource|ERR_|beforeunload`,
  ...(restoring !== undefined && { launchOptions: restoring }),
});
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) sessionStorage.setItem("restored", "yes");
    });
  }),
);

const SECRET = "Zwölfmalgeheim";
const PASSPORT = { name: "Vertraulich.pdf", mimeType: "application/pdf", buffer: Buffer.from(aPdf(40_000)) };

/** A person without an account, with a name and a passport in the form. Answers the number of the application. */
async function fillsIn(applicant: Applicant): Promise<string> {
  const { page } = applicant;
  await applicant.findService();
  await applicant.beginAnonymously();
  await applicant.form.fill("role");
  await applicant.next();
  await applicant.opens("applicant");
  await applicant.answersAndSaves("givenName", SECRET);
  await page.locator("input[type=file]").first().setInputFiles(PASSPORT);
  await expect(page.getByText(/, geprüft$/)).toBeVisible();
  return new URL(page.url()).searchParams.get("process") ?? "";
}

/** A person with an account, with an answer in the form. */
async function typesSignedIn(applicant: Applicant): Promise<void> {
  await applicant.findService();
  await applicant.beginSignedIn({ user: "leyla", password: "leyla-geheim" });
  await applicant.form.fill("role");
  await applicant.next();
  await applicant.opens("applicant");
  await applicant.answersAndSaves("placeOfBirth", SECRET);
}

/** Nothing of what was typed is anywhere in the page or in what this tab stores. */
async function showsNothing(page: Page): Promise<void> {
  await page.getByRole("heading").first().waitFor();
  const seen = await page.evaluate(() => {
    const typed = [...document.querySelectorAll("input, textarea")].map((field) =>
      "value" in field ? field.value : "",
    );
    return JSON.stringify([
      document.body.innerHTML,
      typed,
      Object.entries(sessionStorage),
      Object.entries(localStorage),
    ]);
  });
  expect([SECRET, PASSPORT.name].filter((word) => seen.includes(word))).toEqual([]);
}

/** To another document and back: the page is shown as it was left, and then asks anew. */
async function comesBack(page: Page): Promise<void> {
  await page.goto("/impressum");
  await page.goBack();
  if (restoring === undefined) return;
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("restored"))).toBe("yes");
}

/** By Back, reload, the history, the address and another tab. */
async function findsNothing(page: Page, address: string): Promise<void> {
  for (let back = 0; back < 3; back += 1) {
    await page.goBack();
    // Further back stands the page before the portal.
    if (page.url() === "about:blank") break;
    await showsNothing(page);
    await page.reload();
    await showsNothing(page);
  }
  await page.goto(address);
  await showsNothing(page);
  const tab = await page.context().newPage();
  await tab.goto(address);
  await showsNothing(tab);
  await tab.close();
}

test("after 'leave and delete everything' nothing is found by Back, reload, the history, another tab or the address, and nothing is at the portal", async ({
  page,
  context,
}) => {
  const applicant = new Applicant(page);
  const id = await fillsIn(applicant);
  const address = page.url();
  // Without an end all of it is there again.
  await comesBack(page);
  await expect(applicant.form.control("givenName")).toHaveValue(SECRET);
  const other = await context.newPage();
  await other.goto(address);
  await expect(new Applicant(other).form.control("givenName")).toHaveValue(SECRET);
  await checksSession(other);
  const cookies = await context.cookies();

  await page.bringToFront();
  await page.getByRole("link", { name: "Antrag verlassen" }).click();
  const deleted = page.waitForRequest((request) => request.method() === "DELETE");
  await page.getByRole("button", { name: "Verlassen und alles löschen" }).click();
  await deleted;
  await page.waitForURL((url) => url.pathname === "/");
  await showsNothing(page);

  // The other window.
  await expect(other.getByRole("dialog")).toContainText(/abgemeldet|beendet/);
  await showsNothing(other);
  await other.reload();
  await showsNothing(other);

  await findsNothing(page, address);

  // Also with kept cookies.
  await context.addCookies(cookies);
  expect((await context.request.get(`/api/processes/${id}`)).status()).toBeGreaterThan(400);
});

test("who leaves while the portal cannot be reached reads that nothing is deleted yet, and it is tried again by itself", async ({
  page,
}) => {
  const applicant = new Applicant(page);
  const id = await fillsIn(applicant);
  let isReachable = false;
  await page.route("**/api/**", (route) => (isReachable ? route.continue() : route.abort("connectionreset")));
  await page.getByRole("link", { name: "Antrag verlassen" }).click();
  await page.getByRole("button", { name: "Verlassen und alles löschen" }).click();
  await expect(page.getByRole("alert")).toContainText("Noch nicht gelöscht");
  const kept = await page.context().request.get(`/api/processes/${id}`);
  expect(kept.status()).toBe(200);
  isReachable = true;
  await page.waitForURL((url) => url.pathname === "/");
  expect((await page.context().request.get(`/api/processes/${id}`)).status()).toBe(401);
});

test("who signs out leaves nothing to Back, and reads when the portal cannot be reached until it can", async ({
  page,
}) => {
  await typesSignedIn(new Applicant(page));
  const address = page.url();
  await page.goto("/nutzerkonto");
  let isReachable = false;
  await page.route("**/api/auth/logout", (route) =>
    isReachable ? route.continue() : route.abort("connectionreset"),
  );
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page.getByText(/Sie sind noch angemeldet/).first()).toBeVisible();
  isReachable = true;
  await page.getByRole("link", { name: "Anmelden" }).first().waitFor();
  await findsNothing(page, address);
});

test("a draft that is deleted is found by nothing, and a window that shows it is told at its next heartbeat", async ({
  page,
  context,
}) => {
  await typesSignedIn(new Applicant(page));
  const address = page.url();
  const id = new URL(address).searchParams.get("process") ?? "";
  const other = await context.newPage();
  await other.clock.install();
  await other.goto(address);
  await other.getByRole("dialog").getByRole("button", { name: "Nur lesen" }).click();
  await expect(new Applicant(other).form.control("placeOfBirth")).toHaveValue(SECRET);

  await page.bringToFront();
  await page.goto("/nutzerkonto");
  const card = page.getByRole("article").filter({ has: page.locator(`a[href*="process=${id}"]`) });
  await card.getByRole("button", { name: /Löschen/ }).click();
  await page.getByRole("button", { name: "Entwurf löschen", exact: true }).click();
  await expect(card).toHaveCount(0);
  await findsNothing(page, address);

  await other.clock.fastForward(61_000);
  await expect(
    other.getByRole("heading", { level: 1, name: "Diesen Antrag gibt es hier nicht" }),
  ).toBeVisible();
  await showsNothing(other);
});

test("a session that ended elsewhere leaves nothing to who comes back to a page as it was left", async ({
  page,
  context,
}) => {
  await typesSignedIn(new Applicant(page));
  const address = page.url();
  await page.goto("/impressum");
  const other = await context.newPage();
  await other.goto("/nutzerkonto");
  await other.getByRole("button", { name: "Abmelden" }).click();
  await other.getByRole("link", { name: "Anmelden" }).first().waitFor();
  await page.bringToFront();
  await findsNothing(page, address);
});

test("who signs out with the card leaves nothing", async ({ page }) => {
  const applicant = new Applicant(page);
  await signedInWithCard(page, "de");
  await applicant.form.fill("role");
  await applicant.next();
  await applicant.opens("applicant");
  await applicant.answersAndSaves("birthName", SECRET);
  const address = page.url();
  await comesBack(page);
  await expect(applicant.form.control("birthName")).toHaveValue(SECRET);
  await page.getByRole("button", { name: "Abmelden" }).click();
  await page.getByRole("link", { name: "Anmelden" }).first().waitFor();
  await findsNothing(page, address);
});

test("who has sent with the card and is done is signed out with it", async ({ page, portalUrl }) => {
  await openScreen("result-not-kept", new Visit(page, { locale: "de", portalUrl }));
  const finish = page.getByRole("button", { name: "Abschließen" });
  // Until it is answered: others of this run sign in with the same account.
  const signedOut = page.waitForResponse("**/api/auth/logout");
  await finish.click();
  await page.getByRole("dialog").getByRole("button", { name: "Abschließen" }).click();
  await signedOut;
});
