import type { Page } from "@playwright/test";
import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";
import { openScreen } from "./screens/openScreen.ts";
import { Visit } from "./screens/Visit.ts";

// A call that is given up is written to the console.
test.use({ allowedConsole: "call failed|failed-call|ERR_|Failed to load resource| 0 " });

const ACCOUNT = { user: "jonas", password: "jonas-geheim" };

/** The first call to an address is never answered and never fails. Answers how many were made. */
async function neverAnswered(page: Page, address: RegExp): Promise<() => number> {
  let calls = 0;
  await page.route(
    ({ pathname }) => address.test(pathname),
    async (route) => {
      if (route.request().method() === "GET") return route.fallback();
      calls += 1;
      if (calls > 1) await route.fallback();
    },
  );
  return () => calls;
}

for (const [who, begin] of [
  ["with an account", (applicant: Applicant) => applicant.beginSignedIn(ACCOUNT)],
  ["without one", (applicant: Applicant) => applicant.beginAnonymously()],
] as const) {
  test(`${who}: saving that is never answered is given up, said, and made again with all that was typed since`, async ({
    page,
  }) => {
    await page.clock.install();
    const applicant = new Applicant(page);
    await applicant.findService();
    await begin(applicant);
    await applicant.fillUpTo("applicant");
    const saves = await neverAnswered(page, /\/form-data$/);
    await applicant.form.control("placeOfBirth").fill("Sfax");
    await expect.poll(saves).toBe(1);
    await applicant.form.control("givenName").fill("Amina Leila");
    await page.clock.fastForward(16_000);
    await expect(page.getByText(/^Offline: nicht gespeichert seit \d\d:\d\d/).first()).toBeVisible();
    await page.clock.fastForward(5_000);
    await expect.poll(saves).toBeGreaterThan(1);
    await expect(page.getByText(/Offline: nicht gespeichert/)).toHaveCount(0);
    await expect
      .poll(async () => {
        const id = new URL(page.url()).searchParams.get("process") ?? "";
        const stored: unknown = await (await page.request.get(`/api/processes/${id}`)).json();
        return stored;
      })
      .toMatchObject({ formData: { placeOfBirth: "Sfax", givenName: "Amina Leila" } });
  });
}

test("sending that is never answered is given up, said, and done again by itself", async ({ page }) => {
  await page.clock.install();
  const applicant = new Applicant(page);
  await applicant.findService();
  await applicant.beginSignedIn(ACCOUNT);
  await applicant.completeAtOnce();
  const orders = await neverAnswered(page, /\/submit$/);
  await applicant.button(applicant.words.send).click();
  await expect.poll(orders).toBe(1);
  await page.clock.fastForward(36_000);
  await expect(page.getByText(/Doppelt gesendet wird er nicht/).first()).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(page.getByRole("heading", { level: 1, name: applicant.words.sent })).toBeVisible();
  expect(orders()).toBe(2);
});

test("more time for the documents that is never answered is said not to be there, and a result that is never acknowledged closes", async ({
  page,
  portalUrl,
}) => {
  await page.clock.install();
  await openScreen("result-nw", new Visit(page, { locale: "de", portalUrl }));
  const prolonged = await neverAnswered(page, /\/files\/prolongation$/);
  await page.getByRole("button", { name: "Auf 10 Minuten verlängern" }).click();
  await expect.poll(prolonged).toBe(1);
  await page.clock.fastForward(16_000);
  await expect(page.getByText("Die Zeit konnte nicht verlängert werden.").first()).toBeVisible();
  const seen = await neverAnswered(page, /\/ack$/);
  await page.getByRole("button", { name: "Abschließen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Abschließen" }).click();
  await expect.poll(seen).toBe(1);
  await page.clock.fastForward(16_000);
  await page.waitForURL((url) => url.pathname === "/nutzerkonto");
});
