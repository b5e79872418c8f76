import type { Page } from "@playwright/test";
import { hasAllParts } from "./isApp.ts";
import { isWatched } from "./isApp.ts";
import { expect, test } from "./journey.ts";

// Parts that are gone are what some of these journeys are about; browsers write each of them to the console.
test.use({
  allowedConsole: "Failed to load resource|Failed to fetch dynamically|ERR_|call failed|failed-call|PartGone",
});

const RULES = {
  id: "newer-build",
  timestamp: 1,
  routes: ["/", "/impressum", "/datenschutz", "/formular"].map((path) => ({ path })),
};
const JONAS = { user: "jonas", password: "jonas-geheim" };

/** Documents that the window asked for from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** While the person is elsewhere for some minutes a new build is deployed; after coming back, the window notices it. */
async function comesBackToANewBuild(page: Page): Promise<void> {
  await page.route("**/builds/latest.json?*", (route) =>
    route.fulfill({ json: { id: RULES.id, timestamp: RULES.timestamp } }),
  );
  await page.route(`**/builds/meta/${RULES.id}.json`, (route) => route.fulfill({ json: RULES }));
  await isWatched(page);
  await page.clock.install();
  const reported = page.waitForResponse(/\/builds\/meta\//);
  await page.clock.fastForward("06:00");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await (await reported).finished();
  // What is asked for after it comes after it: then the window knows.
  await page.evaluate(async (id) => (await fetch(`/builds/meta/${id}.json`)).text(), RULES.id);
}

async function follows(page: Page, name: string): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
}

/** By the link at the foot of the page to a page of this name. */
async function goesTo(page: Page, name: string): Promise<void> {
  await follows(page, name);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(name));
}

test("a window notices a new build once a person returns to it, and the next page comes from that: one reload, on the page asked for", async ({
  page,
}) => {
  await page.goto("/");
  await isWatched(page);
  const documents = countDocuments(page);
  await goesTo(page, "Barrierefreiheit");
  await comesBackToANewBuild(page);
  expect(documents()).toBe(0);
  // In another language it is the same page, and what was typed on it stays.
  await page.getByRole("link", { name: "English", exact: true }).first().click();
  await expect(page).toHaveURL(/\/en\/accessibility$/);
  await page.getByRole("link", { name: "Deutsch", exact: true }).first().click();
  await expect(page).toHaveURL(/\/barrierefreiheit$/);
  expect(documents()).toBe(0);

  await goesTo(page, "Impressum");
  await expect(page).toHaveURL(/\/impressum$/);
  expect(documents()).toBe(1);
});

test("a deployment that has not reached every server makes no loop: ten seconds lie between two reloads", async ({
  page,
}) => {
  await page.goto("/");
  await comesBackToANewBuild(page);
  const documents = countDocuments(page);
  await page.evaluate(() => sessionStorage.setItem("reloaded", `${Date.now().toString()} `));
  await goesTo(page, "Datenschutz");
  expect(documents()).toBe(0);
  await page.clock.fastForward("00:11");
  await goesTo(page, "Impressum");
  expect(documents()).toBe(1);
});

test("a page that the new build does not have at this address stays with the one that runs", async ({
  page,
}) => {
  await page.goto("/");
  await comesBackToANewBuild(page);
  const documents = countDocuments(page);
  await follows(page, "Nutzungsbedingungen");
  await expect(page).toHaveURL(/\/nutzungsbedingungen$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Nutzungsbedingungen/);
  expect(documents()).toBe(0);
});

test("what is not saved yet is saved before a new build takes over", async ({ page, inForm }) => {
  const applicant = await inForm({ account: JONAS });
  await applicant.fillUpTo("contact", "applicant");
  await expect(page.getByText(/Gespeichert um/)).toBeVisible();
  const address = page.url();
  await comesBackToANewBuild(page);
  const documents = countDocuments(page);
  let lineIsBack: () => void = () => undefined;
  const line = new Promise<void>((resolve) => (lineIsBack = resolve));
  await page.route("**/form-data", async (route) => {
    await line;
    await route.continue();
  });
  await applicant.form.control("email").fill("jonas@neu.example");
  await page.getByRole("banner").getByRole("link", { name: "Persönlicher Bereich" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihr persönlicher Bereich");
  expect(documents()).toBe(0);
  const saved = page.waitForResponse(/\/form-data$/);
  const released = page.waitForResponse(/\/window$/);
  lineIsBack();
  expect((await saved).ok()).toBe(true);
  // The last that the window does for the application; as long as it does, nothing takes over.
  await (await released).finished();
  // That it is done is known to the window a moment later.
  await expect(async () => {
    for (const name of ["Datenschutz", "Impressum"]) if (documents() === 0) await goesTo(page, name);
    expect(documents()).toBe(1);
  }).toPass();
  await page.goto(address);
  await expect(applicant.form.control("email")).toHaveValue("jonas@neu.example");
});

test("a person without an account is not asked whether to leave when a new build takes over on the way out", async ({
  page,
  inForm,
}) => {
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await inForm();
  await comesBackToANewBuild(page);
  const documents = countDocuments(page);
  await page.getByRole("link", { name: "Antrag verlassen" }).click();
  await page.getByRole("button", { name: "Verlassen und alles löschen" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/");
  await expect.poll(documents).toBe(1);
  expect(questions).toEqual([]);
});

test("a part that a deployment took away is there after one reload", async ({ page }) => {
  await page.goto("/");
  await hasAllParts(page);
  const documents = countDocuments(page);
  await page.route("**/assets/CheckReceiptPage-*.js", (route) =>
    documents() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await follows(page, "Beleg prüfen");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/prüfen/);
  await expect(page).toHaveURL(/\/antrag\/quittung-pruefen$/);
  expect(documents()).toBe(1);
});

test("a part that stays away is said to be missing after one reload, and the rest of the portal goes on", async ({
  page,
}) => {
  await page.goto("/en");
  await hasAllParts(page);
  const documents = countDocuments(page);
  await page.route("**/assets/CheckReceiptPage-*.js", (route) => route.fulfill({ status: 404 }));
  await follows(page, "Check a receipt");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A part of this page is missing");
  expect(documents()).toBe(1);
  await page.getByRole("link", { name: /home/i }).first().click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("A part of this page is missing");
  expect(documents()).toBe(1);
});

test.describe("a page whose document has arrived", () => {
  // The app cannot match what the document shows, which React reports.
  test.use({ allowedConsole: "Failed to load|React error #418|call failed" });

  test("where the start page itself is missing, words say so, and nothing leads back to it but another try", async ({
    page,
  }) => {
    await page.goto("/impressum");
    await hasAllParts(page);
    await page.route("**/assets/HomePage-*.js", (route) => route.fulfill({ status: 404 }));
    const documents = countDocuments(page);
    const asked = page.waitForResponse(
      (response) => documents() > 0 && response.url().includes("/builds/latest.json"),
    );
    // The words of the next document come after it is known that the page is missing.
    await page.route("**/assets/messages.de-*.js", async (route) => {
      if (documents() > 0) {
        await (await asked).finished();
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
      }
      await route.continue();
    });
    await page.getByRole("banner").locator("a.ap-brand").click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Ein Teil dieser Seite fehlt");
    await expect(page).toHaveURL(/\/$/);
    await expect(main.getByRole("link", { name: "Zur Startseite" })).toHaveCount(0);
    await expect(main.getByRole("button", { name: "Erneut versuchen" })).toBeVisible();
  });
});
