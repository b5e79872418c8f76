import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import { aPdf } from "../fixtures/aPdf.ts";
import { filledIn } from "../integration/portal/filledIn.ts";
import { Applicant } from "./Applicant.ts";
import { hasAllParts } from "./isApp.ts";
import { expect, test } from "./journey.ts";
import { listenTo } from "./listenTo.ts";
import { progressAt, showsProgress } from "./screens/progressFixture.ts";
import { openScreen } from "./screens/openScreen.ts";
import { Visit } from "./screens/Visit.ts";
import { headingOf } from "./headingOf.ts";

// A lost line and refused calls are what some of these are about.
/** With the time of the last save. */
const OFFLINE = /^Offline: nicht gespeichert seit \d\d:\d\d/;

test.use({ allowedConsole: "Failed to load resource|ERR_|call failed|failed-call" });

const SEARCHED = ["Krankenpfl", "Xyzzy"];

test("what a search found is said: how many, and that there is nothing", async ({ page }) => {
  const said = await listenTo(page);
  await page.goto("/");
  const field = page.getByRole("combobox", { name: "Welcher Beruf soll anerkannt werden?" });
  for (const text of SEARCHED) {
    await field.fill(text);
    await expect(page.getByText(/Treffer$|^Nichts gefunden/).first()).toBeVisible();
    await expect.poll(() => said.length).toBeGreaterThan(0);
  }
  await expect
    .poll(() => said.at(-1))
    .toBe(
      "Nichts gefunden. Versuchen Sie ein anderes Wort für den Beruf, auch in Ihrer Sprache, oder nur den Anfang.",
    );
  expect(said[0]).toMatch(/^\d+ Treffer$/);
});

test("that a list is cut is seen below its last option, said once, and is none of the options", async ({
  page,
}) => {
  const said = await listenTo(page);
  await page.goto("/");
  await page.getByRole("combobox", { name: "Welcher Beruf soll anerkannt werden?" }).fill("ma");
  const words = /Die Ergebnisse sind möglicherweise nicht vollständig/;
  await expect(page.locator(".ap-listbox").getByText(words)).toBeVisible();
  await expect(page.getByRole("option", { name: words })).toHaveCount(0);
  await expect.poll(() => said.filter((text) => words.test(text)).length).toBe(1);
  // Below the list, which lies over it, it would be read a second time.
  await expect(page.locator(".ap-combo + p")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.locator(".ap-combo + p")).toBeVisible();
});

test("that answers are not saved is said at once, and that they are again is not", async ({
  page,
  portalUrl,
}) => {
  const visit = new Visit(page, { locale: "de", portalUrl });
  const said = await listenTo(page);
  await visit.opens(await visit.stock.begun(), "applicant");
  const place = page.locator('[name="placeOfBirth"]');
  await place.fill("Tunis");
  const state = page.locator(".ap-save");
  await expect(state).toHaveText(/^Gespeichert um/);
  expect(said.filter((text) => text.includes("speichert"))).toEqual([]);

  await page.context().setOffline(true);
  await place.fill("Sfax");
  await expect(state).toHaveText(OFFLINE);
  await expect.poll(() => said.at(-1)).toMatch(OFFLINE);
  await page.context().setOffline(false);
  await expect(state).toHaveText(/^Gespeichert um/);
  expect(said.filter((text) => text.includes("speichert"))).toEqual([expect.stringMatching(OFFLINE)]);
});

test("what became of a file is said, and not how far it is", async ({ page, portalUrl }) => {
  const visit = new Visit(page, { locale: "de", portalUrl });
  const said = await listenTo(page);
  await visit.opens(await visit.stock.begun(), "applicant");
  const field = page.locator("input[type=file]").first();
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });
  await field.setInputFiles(file("Ausweis.pdf", Buffer.from(aPdf(1_300_000))));
  await expect.poll(() => said.at(-1)).toBe("Ausweis.pdf ist hochgeladen und geprüft.");
  await field.setInputFiles(file("Brief.pdf", Buffer.from("Ich bin ein Brief.")));
  await expect.poll(() => said.at(-1)).toBe("Brief.pdf wurde abgelehnt.");
  expect(said.filter((text) => text.includes("%"))).toEqual([]);
});

test("a message at the edge of the page is said, too", async ({ page, portalUrl }) => {
  const said = await listenTo(page);
  await openScreen("area-not-deleted", new Visit(page, { locale: "de", portalUrl }));
  await expect
    .poll(() => said.at(-1))
    .toBe("Der Entwurf konnte nicht gelöscht werden. Bitte versuchen Sie es später erneut.");
});

test("while an application is sent it is said which work is being done, each time that this changes", async ({
  page,
  portalUrl,
}) => {
  const visit = new Visit(page, { locale: "de", portalUrl });
  await page.clock.install();
  const said = await listenTo(page);
  await showsProgress(visit, { progress: progressAt(0) });
  for (const done of SUBMIT_STEPS.keys()) {
    await visit.answers("getProgress", progressAt(done));
    // The page pauses longer and longer between two questions.
    await page.clock.fastForward(5_000);
    await expect(page.getByText(`${done.toString()} von 11 Schritten erledigt`)).toBeVisible();
  }
  const work = (): readonly string[] =>
    said.filter((text) => /^(Hochgeladene Dateien|Dokumente|Daten) werden /.test(text));
  await expect
    .poll(work)
    .toEqual([
      "Hochgeladene Dateien werden geprüft",
      "Daten werden vorbereitet",
      "Dokumente werden zusammengestellt",
      "Daten werden verarbeitet",
      "Dokumente werden zusammengestellt",
      "Daten werden für das Herunterladen vorbereitet",
    ]);
});

test("mistakes of a page are said by the focus, with how many they are", async ({ page, portalUrl }) => {
  const visit = new Visit(page, { locale: "de", portalUrl });
  await visit.opens(await visit.stock.begun(), "applicant");
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
  await expect(page.getByRole("group", { name: /^Bitte prüfen Sie \d+ Angaben$/ })).toBeFocused();
});

test("new questions are said when an answer brings them", async ({ page, portalUrl }) => {
  const visit = new Visit(page, { locale: "de", portalUrl });
  const said = await listenTo(page);
  await visit.holds("patchFormData");
  // One of its own: what is still to be saved may be saved when the window closes.
  const owner = await visit.stock.person();
  await visit.opens({ owner, processId: await filledIn(owner) }, "contact");
  await hasAllParts(page);
  await page.locator('[name="address.inGermany"]:not(:checked)').click();
  await expect.poll(() => said.at(-1)).toMatch(/^(Neue Frage: |\d+ neue Fragen, die erste: )./);
});

test("that a form is still on its way is said, when it takes long", async ({ page, portalUrl }) => {
  const visit = new Visit(page, { locale: "de", portalUrl });
  const said = await listenTo(page);
  // One of its own: its window would keep others from those that all screens open.
  const { owner, processId } = await visit.stock.begun();
  await visit.becomes(owner);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/furtherParts-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/formular?process=${processId}&page=review`);
  await expect.poll(() => said.at(-1)).toBe("Wird geladen …");
  release();
  await expect(headingOf(page)).toBeVisible();
  await expect(page.getByText("Wird geladen …")).toHaveCount(0);
});

test("what was said of a page goes with it, and what was said in another language with that language", async ({
  page,
  portalUrl,
}) => {
  const visit = new Visit(page, { locale: "de", portalUrl });
  await visit.opens(await visit.stock.begun(), "applicant");
  const region = page.locator("main > [aria-live=polite]");
  const field = page.locator("input[type=file]").first();
  const sends = (name: string) =>
    field.setInputFiles({ name, mimeType: "application/pdf", buffer: Buffer.from(aPdf(40_000)) });
  await sends("Ausweis.pdf");
  await expect(region).toHaveText("Ausweis.pdf ist hochgeladen und geprüft.");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(region).toBeEmpty();
  await sends("Brief.pdf");
  await expect(region).toHaveText("Brief.pdf is uploaded and checked.");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.locator("h1")).toBeFocused();
  await expect(region).toBeEmpty();
});

test("that an application was not sent for want of a connection is said at once, and goes when the connection is back", async ({
  page,
  portalUrl,
}) => {
  const visit = new Visit(page, { locale: "de", portalUrl });
  const said = await listenTo(page);
  await visit.answers("holdWindow", { held: true });
  await showsProgress(visit, { progress: progressAt(0, { status: "COMPLETED", progress: null }) });
  // The answers of this visit would come without a connection, too.
  await page.route("**/progress", (route) => route.abort("internetdisconnected"));
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Antrag absenden", exact: true }).click();
  const title = page.getByRole("heading", { name: "Nicht gesendet: Sie sind offline" });
  await expect(title).toBeVisible();
  await expect(page.getByText(/^Nichts ist verloren, alles ist gespeichert\./)).toBeVisible();
  await expect
    .poll(() => said.some((text) => text.startsWith("Nicht gesendet: Sie sind offline")))
    .toBe(true);
  await page.unroute("**/progress");
  await page.context().setOffline(false);
  await expect(title).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Antrag absenden", exact: true })).toBeVisible();
});

test("that the connection is lost while an application is being sent is said once, and goes when it is back", async ({
  page,
  portalUrl,
}) => {
  const visit = new Visit(page, { locale: "de", portalUrl });
  const said = await listenTo(page);
  await showsProgress(visit, { progress: progressAt(6) });
  const state = page.getByText("6 von 11 Schritten erledigt");
  await expect(state).toBeVisible();
  let asked = 0;
  await page.route("**/progress", (route) => {
    asked += 1;
    return route.abort("internetdisconnected");
  });
  await page.context().setOffline(true);
  const title = page.getByRole("heading", { name: "Es gibt gerade keine Verbindung zum Portal" });
  await expect(title).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(state).toBeVisible();
  expect(said.filter((text) => text.startsWith("Es gibt gerade keine Verbindung"))).toHaveLength(1);
  await page.unroute("**/progress");
  await visit.answers("getProgress", progressAt(7));
  await page.context().setOffline(false);
  await expect(page.getByText("7 von 11 Schritten erledigt")).toBeVisible();
  await expect(title).toHaveCount(0);
});

test("who signs in in the middle of an application stands on its heading and hears that the answers are there", async ({
  page,
  portalUrl,
}) => {
  const visit = new Visit(page, { locale: "de", portalUrl });
  const said = await listenTo(page);
  const { processId } = await visit.stock.begun();
  await visit.goTo("process", { process: processId, page: "applicant" });
  const applicant = new Applicant(page);
  await page.getByText("Mit Servicekonto", { exact: true }).click();
  await applicant.accept();
  await applicant.button("Anmelden und fortfahren").click();
  await applicant.signInAtProvider({ user: "leyla", password: "leyla-geheim" });
  await applicant.opens("applicant");
  const words = "Sie sind angemeldet. Ihre Angaben und Dateien sind da.";
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.getByText(words).first()).toBeVisible();
  await expect.poll(() => said).toContain(words);
  await page.reload();
  await applicant.opens("applicant");
  await expect(page.getByText(words)).toHaveCount(0);
});
