import { PDFDocument } from "@cantoo/pdf-lib";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { aPdf } from "../fixtures/aPdf.ts";
import { buildPdf, ONE_PAGE } from "../fixtures/uploads/buildPdf.ts";
import { languagesOf } from "./languagesOf.ts";
import { Applicant } from "./Applicant.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { listenTo } from "./listenTo.ts";
import { openScreen } from "./screens/openScreen.ts";
import { Visit } from "./screens/Visit.ts";

// Lost parts are what these journeys are about; browsers write each of them to the console.
test.use({ allowedConsole: "Failed to load resource|ERR_|call failed|failed-call" });

const LEYLA = { user: "leyla", password: "leyla-geheim" };
const PASSPORT = { name: "Reisepass.pdf", mimeType: "application/pdf", buffer: Buffer.from(aPdf(3_600_000)) };
const OTHER = { ...PASSPORT, name: "Anderer.pdf", buffer: Buffer.from(aPdf(3_500_000)) };

/** The store of the uploads is another origin than the portal. */
const isPart = (url: URL): boolean => url.pathname.includes("uploads");

function item(page: Page, name: string): Locator {
  return page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
}

/** Parts that arrive at the store from now on; `most` of them, the others are lost on the way. */
async function countParts(
  context: BrowserContext,
  most: number,
): Promise<{ readonly arrived: () => number; readonly lineIsBack: () => void }> {
  let arrived = 0;
  let limit = most;
  await context.route(isPart, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    if (arrived >= limit) return route.abort("connectionreset");
    arrived += 1;
    return route.continue();
  });
  return { arrived: () => arrived, lineIsBack: () => (limit = Number.POSITIVE_INFINITY) };
}

const passportIn = (page: Page): Locator => page.locator("input[type=file]").first();

test("an upload goes on in another browser when the same file is chosen there: only what is missing is sent", async ({
  page,
  context,
  browser,
  baseURL,
  inForm,
}) => {
  await inForm({ account: LEYLA });
  const field = passportIn(page);
  const before = await countParts(context, 2);
  await field.setInputFiles(PASSPORT);
  await expect(page.getByText(/55 % sind da\. Die Verbindung ist unterbrochen/)).toBeVisible();
  expect(before.arrived()).toBe(2);
  const address = page.url();
  await page.close();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", locale: "de-DE" });
  const there = await elsewhere.newPage();
  const applicant = new Applicant(there);
  await applicant.comesBack(LEYLA);
  await there.goto(address);
  await expect(item(there, "Reisepass.pdf")).toContainText("nicht fertig hochgeladen, 55 % sind da");

  const after = await countParts(elsewhere, Number.POSITIVE_INFINITY);
  const chosen = there.locator("input[type=file]").first();
  await chosen.setInputFiles(OTHER);
  await expect(item(there, "Anderer.pdf")).toContainText("Das ist eine andere Datei als Reisepass.pdf");
  await expect(item(there, "Anderer.pdf").getByText(/, geprüft$/)).toBeVisible();
  expect(after.arrived()).toBe(4);
  await chosen.setInputFiles({ ...PASSPORT, name: "Umbenannt.pdf" });
  await expect(item(there, "Umbenannt.pdf").getByText(/, geprüft$/)).toBeVisible();
  expect(after.arrived()).toBe(6);
  await expect(there.getByText("Reisepass.pdf", { exact: true })).toBeHidden();
  await elsewhere.close();
});

test("an upload that loses the line goes on by itself, and the same file twice is said and not dropped", async ({
  page,
  context,
  inForm,
}) => {
  await inForm({ account: LEYLA });
  const field = passportIn(page);
  const parts = await countParts(context, 1);
  await field.setInputFiles(PASSPORT);
  await expect(page.getByText(/27 % sind da\. Die Verbindung ist unterbrochen/)).toBeVisible();
  parts.lineIsBack();
  await expect(item(page, "Reisepass.pdf").getByText(/, geprüft$/)).toBeVisible();
  expect(parts.arrived()).toBe(4);

  await field.setInputFiles({ ...PASSPORT, name: "Kopie.pdf" });
  await expect(item(page, "Kopie.pdf")).toContainText(
    "Dieselbe Datei ist hier schon vorhanden (Reisepass.pdf). Sie können sie behalten oder entfernen.",
  );
  await expect(item(page, "Kopie.pdf").getByText(/, geprüft$/)).toBeVisible();
  // Below the fields: an answer that calls for the first file moves none of them.
  await expect(page.locator("main form ~ section").getByText("7,2 MB von 29 MB belegt")).toBeVisible();
  await item(page, "Reisepass.pdf")
    .getByRole("button", { name: /Entfernen/ })
    .click();
  await expect(page.getByText("3,6 MB von 29 MB belegt")).toBeVisible();
  await expect(item(page, "Kopie.pdf")).not.toContainText("Dieselbe Datei");
});

test("a stored file is shown next to the form, to its owner only, and when that fails it is said what is safe", async ({
  page,
  context,
  request,
  portalUrl,
  inForm,
}) => {
  await inForm({ account: LEYLA });
  const field = passportIn(page);
  await field.setInputFiles(PASSPORT);
  const view = item(page, "Reisepass.pdf").getByRole("button", {
    name: /^Ansehen.*Reisepass\.pdf \(neues Fenster\)$/,
  });
  await view.waitFor();
  await page.reload();
  const asked = context.waitForEvent("request", {
    predicate: (one) => isPart(new URL(one.url())) && one.method() === "GET",
  });
  const link = page.waitForResponse((answer) =>
    /\/attachments\/[\w-]+$/.test(new URL(answer.url()).pathname),
  );
  await view.press("Enter");
  const shown = await request.get((await asked).url());
  expect(shown.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringMatching(/^inline; filename="Reisepass\.pdf"/),
  });
  expect((await shown.body()).equals(PASSPORT.buffer)).toBe(true);
  // Without the session such a link is not issued.
  const address = (await link).url();
  expect((await request.get(address)).status()).toBe(401);
  expect(address.startsWith(portalUrl)).toBe(true);

  await page.route(address, (route) => route.abort("connectionreset"));
  const opened = page.waitForEvent("popup");
  await view.click();
  const opening = await opened;
  await expect.poll(() => opening.isClosed()).toBe(true);
  await expect(page.getByRole("region", { name: "Meldungen" })).toContainText(
    "Reisepass.pdf konnte nicht geöffnet werden. Die Datei ist gespeichert.",
  );
  await expect(view).toBeEnabled();
});

test("a file goes with its row when the row before it is removed, also when the page is loaded anew at that moment", async ({
  page,
  inForm,
}) => {
  const applicant = await inForm({ account: LEYLA });
  await applicant.fillUpTo("qualifications", "applicant");
  await applicant.form.control("q[0].titleOriginal").fill("Eins");
  await applicant.form.upload("q[0].doc.certificate", "Erstes.pdf");
  await page.getByRole("button", { name: "Weitere Qualifikation hinzufügen" }).click();
  await applicant.form.control("q[1].titleOriginal").fill("Zwei");
  await applicant.form.upload("q[1].doc.certificate", "Zweites.pdf");
  await page.getByRole("button", { name: /^Entfernen.*Qualifikation 1 von 2$/ }).click();

  const moved = async (): Promise<void> => {
    await expect(item(page, "Zweites.pdf").getByText(/, geprüft$/)).toBeVisible();
    await expect(item(page, "Erstes.pdf")).toHaveCount(0);
    await expect(applicant.form.control("q[0].titleOriginal")).toHaveValue("Zwei");
    await expect(applicant.form.control("q[1].titleOriginal")).toHaveCount(0);
  };
  await moved();
  // The save is under way, and its answer is no longer awaited.
  await page.reload();
  await moved();
  await applicant.form.control("q[0].titleOriginal").fill("Zwei und mehr");
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible();
  await expect(page.getByText("Dieser Antrag wurde auf einem anderen Gerät")).toHaveCount(0);
  await page.reload();
  await expect(applicant.form.control("q[0].titleOriginal")).toHaveValue("Zwei und mehr");
  await expect(item(page, "Zweites.pdf").getByText(/, geprüft$/)).toBeVisible();
});

const WORDS = {
  de: {
    pause: /^Anhalten.*Reisepass\.pdf$/,
    resume: /^Jetzt fortsetzen.*Reisepass\.pdf$/,
    remove: /^Entfernen.*Reisepass\.pdf$/,
    uploading: "Wird hochgeladen",
    checking: "Wird geprüft",
    left: "27 %, noch weniger als 1 Minute",
    paused: "27 % sind da. Sie haben angehalten. Wenn Sie fortsetzen, geht es von dort weiter.",
    checked: "Reisepass.pdf ist hochgeladen und geprüft.",
  },
  en: {
    pause: /^Pause.*Reisepass\.pdf$/,
    resume: /^Continue now.*Reisepass\.pdf$/,
    remove: /^Remove.*Reisepass\.pdf$/,
    uploading: "Uploading",
    checking: "Being checked",
    left: "27%, less than 1 minute left",
    paused: "27% have arrived. You paused the upload. When you continue, it goes on from there.",
    checked: "Reisepass.pdf is uploaded and checked.",
  },
} as const;

const EMPTY = Buffer.from(buildPdf({ ...ONE_PAGE, 99: "null" }));
const BLANK = {
  de: {
    question: "Alle Seiten dieser Datei scheinen leer zu sein. Stimmt das?",
    all: "Alle Seiten dieser Datei scheinen leer zu sein. Bitte sehen Sie die Datei an.",
    said: "Leer.pdf ist hochgeladen und geprüft. Alle Seiten scheinen leer zu sein.",
    keep: /^Ja, Datei behalten.*Leer\.pdf$/,
    remove: /^Entfernen.*Reisepass\.pdf$/,
    removed: "Reisepass.pdf ist entfernt.",
    checked: /, geprüft$/,
    empty: "leer",
  },
  en: {
    question: "All pages of this file seem to be empty. Is that right?",
    all: "All pages of this file seem to be empty. Please view the file.",
    said: "Leer.pdf is uploaded and checked. All pages seem to be empty.",
    keep: /^Yes, keep the file.*Leer\.pdf$/,
    remove: /^Remove.*Reisepass\.pdf$/,
    removed: "Reisepass.pdf is removed.",
    checked: /, checked$/,
    empty: "empty",
  },
} as const;

for (const locale of languagesOf({ usually: "de" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("a person reads how long a file still takes, stops it and goes on where it was, by keyboard and without an announcement of every step", async ({
      page,
      context,
      inForm,
    }) => {
      const words = WORDS[locale];
      await inForm({ locale, account: LEYLA });
      let arrived = 0;
      let isHeld = true;
      await context.route(isPart, async (route) => {
        if (route.request().method() !== "POST") return route.continue();
        // The second part stays on its way until the file is stopped.
        if (isHeld && arrived === 1) return;
        arrived += 1;
        return route.continue();
      });
      await page.locator("input[type=file]").first().setInputFiles(PASSPORT);
      const row = item(page, "Reisepass.pdf");
      await expect(row).toContainText(words.left);
      const said = page.locator("[aria-live=polite]");
      await expect(said).not.toContainText("Reisepass.pdf");
      await page.getByRole("button", { name: words.pause }).press("Enter");
      await expect(row).toContainText(words.paused);
      await expect(page.getByRole("button", { name: words.resume })).toBeFocused();
      await expect(page.getByRole("button", { name: words.remove })).toBeVisible();

      isHeld = false;
      await page.keyboard.press("Enter");
      await expect(said).toContainText(words.checked);
      expect(arrived).toBe(4);
      await expect(page.getByRole("button", { name: words.remove })).toBeVisible();
    });

    test("a file without anything on its pages is taken with a word, and of a required paper it is asked once whether that is right", async ({
      page,
      inForm,
    }) => {
      const words = BLANK[locale];
      const said = await listenTo(page);
      await inForm({ locale, account: LEYLA });
      const field = page.locator("input[type=file]").first();
      await field.setInputFiles({ ...PASSPORT, name: "Leer.pdf", buffer: EMPTY });
      const row = item(page, "Leer.pdf");
      await expect(row).toContainText(words.question);
      await expect.poll(() => said.at(-1)).toBe(words.said);
      // With another file of the same paper that is not empty there is nothing to ask. Before stands what replaces this one.
      const other = item(page, "Anderer.pdf");
      await page.locator("input[type=file]").nth(1).setInputFiles(OTHER);
      await expect(other.getByText(words.checked)).toBeVisible();
      await expect(row).toContainText(words.all);
      await expect(row).not.toContainText(words.question);
      await other.getByRole("button", { name: /^(?:Entfernen|Remove).*Anderer\.pdf$/ }).click();
      await expect(row).toContainText(words.question);

      await row.locator("input[type=file]").setInputFiles(PASSPORT);
      await expect(item(page, "Reisepass.pdf").getByText(words.checked)).toBeVisible();
      await expect(row).toHaveCount(0);
      await expect(item(page, "Reisepass.pdf")).not.toContainText(words.empty);
      await page.getByRole("button", { name: words.remove }).press("Enter");
      await expect(item(page, "Reisepass.pdf")).toHaveCount(0);
      await expect.poll(() => said.at(-1)).toBe(words.removed);
      await expect(field).toBeFocused();

      await field.setInputFiles({ ...PASSPORT, name: "Leer.pdf", buffer: EMPTY });
      await row.getByRole("button", { name: words.keep }).press("Enter");
      await expect(row.getByText(words.all)).toBeFocused();
      await page.reload();
      await expect(row).toContainText(words.all);
      await expect(row).not.toContainText(words.question);
      await expect(row.getByText(words.checked)).toBeVisible();
    });

    test("a file that has arrived is said to be checked, and not to be uploaded still", async ({
      page,
      portalUrl,
    }) => {
      const words = WORDS[locale];
      await openScreen("form-upload-being-checked", new Visit(page, { locale, portalUrl }));
      await expect(page.getByText(words.checking, { exact: true })).toBeVisible();
      await expect(page.getByText(words.uploading, { exact: true })).toHaveCount(0);
    });
  });
}

test("a PDF that is locked and one with a password are called what they are before they travel", async ({
  page,
  context,
  inForm,
}) => {
  await inForm();
  const parts = await countParts(context, 0);
  for (const [name, userPassword, words] of [
    ["Gesperrt.pdf", "", "Das PDF ist gegen Ändern gesperrt."],
    ["Geheim.pdf", "Nachtigall", "Das PDF öffnet sich nur mit einem Passwort."],
  ] as const) {
    const pdf = await PDFDocument.load(aPdf());
    pdf.encrypt({ ownerPassword: "Behörde", userPassword });
    const buffer = Buffer.from(await pdf.save());
    await passportIn(page).setInputFiles([{ name, mimeType: "application/pdf", buffer }]);
    await expect(item(page, name)).toContainText(words);
  }
  expect(parts.arrived()).toBe(0);
});

test("each document says how it is photographed, with an example, until a file is there", async ({
  page,
  inForm,
}) => {
  await inForm({ account: LEYLA });
  const field = passportIn(page);
  const document = page.getByRole("group", { name: "Identitätsnachweis", exact: true });
  const example = document.getByText(/^So gelingt das Foto/);
  await example.click();
  await expect(document.getByText(/jede Seite einzeln, auch die Rückseite/)).toBeVisible();
  await expect(document.getByText(/alle vier Ecken/)).toBeVisible();
  await expectAccessible(page);
  await field.setInputFiles(PASSPORT);
  await expect(document.getByText("Vollständig", { exact: true })).toBeVisible();
  await expect(example).toHaveCount(0);
});
