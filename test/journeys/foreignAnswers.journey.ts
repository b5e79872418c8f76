import type { Page } from "@playwright/test";
import { z } from "zod";
import { aPdf } from "../fixtures/aPdf.ts";
import { NURSE_IN_COLOGNE } from "../integration/portal/nurseInCologne.ts";
import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";
import { Payer } from "./Payer.ts";
import { signedIn } from "./readyToPay.ts";

// Where a network puts its own page in place of an answer.
test.use({ allowedConsole: "Failed to load resource|ERR_" });

const AMINA = { user: "amina", password: "amina-geheim" };
const OFFLINE = /Es gibt gerade keine Verbindung zum Portal/;
const LANDING_PAGE = {
  status: 200,
  contentType: "text/html",
  headers: { "access-control-allow-origin": "*" },
  body: "<html>Bitte anmelden</html>",
};

/** The network's page in place of the next answer; afterwards all goes through. Answers whether it was put there. */
async function landingPageOnce(page: Page, { method, path }: { method: string; path: RegExp }) {
  let shown = false;
  await page.route(path, async (route) => {
    if (shown || route.request().method() !== method) return route.fallback();
    shown = true;
    await route.fulfill(LANDING_PAGE);
  });
  return () => shown;
}

test("a landing page in place of the answer to a save is not taken for it: it is said, and saved by itself", async ({
  page,
}) => {
  const applicant = new Applicant(page);
  await applicant.findService();
  await applicant.beginAnonymously();
  await applicant.form.fill("role");
  await applicant.next();
  await applicant.opens("applicant");
  const shown = await landingPageOnce(page, { method: "PATCH", path: /\/form-data$/ });
  await applicant.form.control("givenName").fill("Amina Beispiel");
  await expect(page.getByText(/Offline: nicht gespeichert seit/).first()).toBeVisible();
  expect(shown()).toBe(true);
  await expect(page.getByText(/Offline: nicht gespeichert/)).toHaveCount(0);
  await page.reload();
  await expect(applicant.form.control("givenName")).toHaveValue("Amina Beispiel");
});

test("a landing page in place of the store's or the portal's answer to an upload is not taken for it: the file goes on and arrives", async ({
  page,
}) => {
  const applicant = new Applicant(page);
  await applicant.findService();
  await applicant.beginSignedIn(AMINA);
  await applicant.form.fill("role");
  await applicant.next();
  await applicant.opens("applicant");
  const stored = await landingPageOnce(page, { method: "POST", path: /uploads/ });
  const confirmed = await landingPageOnce(page, { method: "PUT", path: /\/uploaded$/ });
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "Reisepass.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(aPdf(1_500_000)),
    });
  await expect(page.getByText(/Die Verbindung ist unterbrochen/)).toBeVisible();
  await expect(page.getByText(/, geprüft$/)).toBeVisible();
  expect([stored(), confirmed()]).toEqual([true, true]);
});

test("a landing page in place of the answer to paying is not taken for it: no person is redirected, and the page says so", async ({
  page,
  portalUrl,
}) => {
  const { payer } = await Payer.atPayment(page, { locale: "de", portalUrl, account: AMINA });
  await landingPageOnce(page, { method: "POST", path: /\/payment\/start$/ });
  await payer.starts();
  await expect(page.getByText(OFFLINE).first()).toBeVisible();
  await payer.starts();
  await payer.choice("pay").waitFor();
});

test("a landing page in place of the answer to sending is not taken for it: it is said, and sent again by itself", async ({
  page,
}) => {
  const applicant = new Applicant(page);
  await applicant.findService();
  await applicant.beginSignedIn(AMINA);
  await applicant.completeAtOnce();
  await landingPageOnce(page, { method: "POST", path: /\/submit(\?|$)/ });
  await applicant.button(applicant.words.send).click();
  await expect(page.getByText(OFFLINE).first()).toBeVisible();
  // It is sent again by itself: one order is enough.
  await expect(page.getByRole("heading", { level: 1, name: applicant.words.sent })).toBeVisible();
});

test("a landing page in place of the answer to deleting is not taken for it, and is said", async ({
  page,
  context,
  portalUrl,
}) => {
  const visitor = await signedIn(context, { portalUrl, account: AMINA });
  const started = await visitor.call({ method: "POST", path: "/api/processes", body: NURSE_IN_COLOGNE });
  const { id } = z.object({ id: z.string() }).parse(started.body);
  const card = page.getByRole("article").filter({ has: page.locator(`a[href*="process=${id}"]`) });
  await page.goto("/nutzerkonto");
  await landingPageOnce(page, { method: "DELETE", path: /\/api\/processes\?/ });
  await card.getByRole("button", { name: /Löschen/ }).click();
  await page.getByRole("button", { name: "Entwurf löschen", exact: true }).click();
  await expect(page.getByText(/Der Entwurf konnte nicht gelöscht werden/).first()).toBeVisible();
  await expect(card).toHaveCount(1);
  // It is tried again by itself.
  await expect(card).toHaveCount(0);
});
