import type { Page, Request } from "@playwright/test";
import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";
import { headingOf } from "./headingOf.ts";
import { LostLine } from "./LostLine.ts";

// Lost requests are what these journeys are about; browsers write each of them to the console.
test.use({ allowedConsole: "Failed to load resource|ERR_|call failed|failed-call|Failed to fetch" });

const SLOW = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false } as const;

/** Presses "Jetzt fortsetzen" whenever an upload stops, until the file is checked. */
async function goOnWithUploads(page: Page): Promise<void> {
  await expect(async () => {
    const resume = page.getByRole("button", { name: /fortsetzen/i }).first();
    if (await resume.isVisible()) await resume.click();
    expect(
      await page
        .getByText(/, geprüft$/)
        .first()
        .isVisible(),
    ).toBe(true);
  }).toPass();
}

test("a change that is made before the window has its name is saved, and not taken for another window's", async ({
  page,
}) => {
  // A window takes its name by a lock: this one waits until it is let.
  await page.addInitScript(`
    const request = navigator.locks.request.bind(navigator.locks);
    const named = new Promise((resolve) => (window.letName = resolve));
    navigator.locks.request = (...given) => named.then(() => request(...given));
  `);
  const applicant = new Applicant(page);
  await applicant.findService();
  await applicant.beginSignedIn({ user: "jonas", password: "jonas-geheim" });
  await applicant.form.fill("role");
  await applicant.next();
  await applicant.opens("applicant");
  await expect(applicant.form.control("givenName")).toHaveValue("Jónas Þór");
  await expect(page.getByText(/Gespeichert um/)).toHaveCount(0);
  await page.evaluate("letName()");
  await expect(page.getByText(/Gespeichert um/)).toBeVisible();
  await expect(applicant.form.control("givenName")).toBeEditable();
});

test("what a form begins with is asked for once, while its code is still on the way, and again after coming back", async ({
  page,
}) => {
  const applicant = new Applicant(page);
  await applicant.findService();
  await applicant.beginSignedIn({ user: "jonas", password: "jonas-geheim" });
  const id = new URL(page.url()).searchParams.get("process") ?? "";
  await page.goto("/");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === `/api/processes/${id}`) asked.push("application");
    if (searchParams.get("part") === "first") asked.push("form");
  });
  let deliver = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (deliver = resolve));
  await page.route("**/assets/form-*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`/formular?process=${id}`);
  await expect.poll(() => asked).toEqual(["application", "form"]);
  await expect(headingOf(page)).toHaveCount(0);
  deliver();
  await page.locator("form:visible").waitFor();
  expect(asked).toEqual(["application", "form"]);

  await page.getByRole("link", { name: "Antrag verlassen" }).click();
  // The form stays on the screen until the home page is there.
  await page.getByRole("combobox", { name: applicant.words.profession }).waitFor();
  await page.goBack();
  await expect.poll(() => asked).toEqual(["application", "form", "application", "form"]);
});

test("a line that is gone while parts of the form are on their way replaces nothing: they are asked for again, and what was typed stays", async ({
  page,
  inForm,
}) => {
  const line = await LostLine.on(page, /^\/assets\/furtherControls-/);
  const applicant = await inForm();
  // Longer than three attempts.
  await line.isGoneFor(20, () => applicant.form.control("placeOfBirth").fill("Sfax"));
  expect([...line.lost]).toContainEqual(expect.stringMatching(/\/furtherControls-.*\.js$/));
  await line.until(() => applicant.form.control("birthdate-day").isVisible());
  // What is not shown yet may be asked for a second later than what is.
  await line.until(() => line.missing().length === 0);
  await expect(applicant.form.control("placeOfBirth")).toHaveValue("Sfax");
  const isStored = (request: Request): boolean => request.postData()?.includes("Amina Leila") ?? false;
  const stored = page.waitForResponse((response) => response.ok() && isStored(response.request()));
  await line.isGoneFor(5, () => applicant.form.control("givenName").fill("Amina Leila"));
  await stored;
});

test("on a slow line that loses every third request, all that was typed and uploaded arrives", async ({
  page,
  inForm,
}) => {
  const applicant = await inForm({ account: { user: "leyla", password: "leyla-geheim" } });
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", SLOW);
  let requests = 0;
  await page.route("**/api/processes/**", async (route) => {
    requests += 1;
    if (requests % 3 === 0) await route.abort("connectionreset");
    else await route.continue();
  });
  await Promise.all([applicant.form.fill("applicant"), goOnWithUploads(page)]);
  await applicant.next();
  await applicant.opens("contact");
  await applicant.form.fill("contact");
  await expect(page.getByText(/Gespeichert um \d\d:\d\d/)).toBeVisible();
  expect(requests).toBeGreaterThan(6);

  await page.unrouteAll();
  await page.reload();
  await expect(applicant.form.control("email")).toHaveValue("amina.beispiel@mail.example");
  await page.goBack();
  await expect(applicant.form.control("placeOfBirth")).toHaveValue("Tunis");
  await expect(page.getByText("Reisepass.pdf").first()).toBeVisible();
});

test("a save that arrives while its answer is lost is not taken for a second version, whatever is typed meanwhile", async ({
  page,
  inForm,
}) => {
  const applicant = await inForm({ account: { user: "leyla", password: "leyla-geheim" } });
  let lost = 0;
  await page.route("**/form-data", async (route) => {
    if (lost === 3) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort("connectionreset");
  });
  const city = applicant.form.control("placeOfBirth");
  await city.fill("Tu");
  await expect(page.getByText(/offline|keine Verbindung/i).first()).toBeVisible();
  await city.fill("Tunis");
  await expect.poll(() => lost).toBe(3);
  await expect(page.getByText(/^Gespeichert um \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText("Dieser Antrag wurde auf einem anderen Gerät")).toHaveCount(0);
  await page.reload();
  await expect(city).toHaveValue("Tunis");
});

test("who leaves before all pages of the form have arrived is asked, and can stay and go on", async ({
  page,
}) => {
  const applicant = new Applicant(page);
  await applicant.findService();
  let release = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.route(/\/definition\?/, async (route) => {
    if (route.request().url().includes("part=first")) return route.continue();
    held += 1;
    await arrived;
    return route.continue();
  });
  await applicant.beginAnonymously();
  await expect.poll(() => held).toBe(1);
  const leave = page.getByRole("link", { name: "Antrag verlassen" });
  const dialog = page.getByRole("dialog", { name: "Antrag verlassen?" });
  await leave.click();
  await expect(dialog.getByText(/über diese Sitzung hinaus gespeichert\.$/)).toBeVisible();
  await expect(dialog.getByText("Betroffen:")).toHaveCount(0);
  await applicant.button("Weiter ausfüllen").click();
  await expect(dialog).toBeHidden();
  await expect(leave).toBeFocused();
  await expect(page).toHaveURL(/\/formular\?/);

  release();
  await applicant.form.fill("role");
  await applicant.next();
  await applicant.opens("applicant");
  await leave.click();
  await expect(dialog.getByText(/Betroffen: [1-9]\d* Angaben?, 0 Dateien\.$/)).toBeVisible();
});

test("without a connection one can go on typing; it says so, and saves when the line is back", async ({
  page,
  context,
  inForm,
}) => {
  const applicant = await inForm({ account: { user: "jonas", password: "jonas-geheim" } });
  await applicant.fillUpTo("contact", "applicant");
  await expect(page.getByText(/Gespeichert um/)).toBeVisible();
  await context.setOffline(true);
  await applicant.form.fill("contact");
  await expect(page.getByText(/offline|keine Verbindung/i).first()).toBeVisible();
  await applicant.next();
  await applicant.opens("qualifications");
  await applicant.form.control("q[0].titleOriginal").fill("Diplôme d'État");
  await context.setOffline(false);
  await expect(page.getByText(/Gespeichert um \d\d:\d\d/)).toBeVisible();
  await page.reload();
  await expect(applicant.form.control("q[0].titleOriginal")).toHaveValue("Diplôme d'État");
});

test("a receipt that is chosen before the keys of the portal are there waits for them, and asks anew for what was lost", async ({
  page,
}) => {
  let line: "slow" | "broken" | "good" = "broken";
  let deliver = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (deliver = resolve));
  await page.route("**/api/version/seal", async (route) => {
    if (line === "broken") return route.abort("connectionreset");
    if (line === "slow") await arrived;
    return route.continue();
  });
  const forged = { protected: "e30", payload: "e30", signature: "e30" };
  const file = { name: "quittung.json", mimeType: "application/json" };
  const choose = (): Promise<void> =>
    page.locator("input[type=file]").setInputFiles({ ...file, buffer: Buffer.from(JSON.stringify(forged)) });
  await page.goto("/antrag/quittung-pruefen");
  await choose();
  await expect(page.getByRole("heading", { name: "Die Schlüssel des Portals sind nicht da" })).toBeVisible();
  line = "good";
  await choose();
  await expect(page.getByRole("heading", { name: "Der Beleg ist nicht von diesem Portal" })).toBeVisible();

  line = "slow";
  await page.reload();
  await choose();
  await expect(page.getByRole("main").getByText("Wird geladen …")).toBeVisible();
  deliver();
  await expect(page.getByRole("heading", { name: "Der Beleg ist nicht von diesem Portal" })).toBeVisible();
});
