import type { Locator, Page } from "@playwright/test";
import { TAKES_ALL } from "../gate/scope.ts";
import { expectAccessibilityRules, expectErrorSummary } from "./accessibilityRules.ts";
import { expectAccessible } from "./axe.ts";
import { hasAllParts } from "./isApp.ts";
import { expect, test } from "./journey.ts";
import { PREVIEW_URL } from "./previewUrl.ts";
import { takeRendered, watchRendering } from "./renderedTogether.ts";

test.use({ baseURL: PREVIEW_URL });

/** What a person does without a mouse. */
class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Tab until the control has the focus. */
  async reach(control: Locator): Promise<void> {
    for (let presses = 0; presses < 120; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`No way to ${control.toString()} with the Tab key.`);
  }

  async type(control: Locator, text: string): Promise<void> {
    await this.reach(control);
    await this.page.keyboard.type(text);
  }

  async press(control: Locator, key: string): Promise<void> {
    await this.reach(control);
    await this.page.keyboard.press(key);
  }

  async next(): Promise<void> {
    await this.press(this.page.getByRole("button", { name: "Weiter", exact: true }), "Enter");
  }
}

type FillPage = (keyboard: Keyboard) => Promise<void>;

/** Every type of field, page by page, as the definition has them. */
const PAGES: readonly { readonly title: string; readonly fill: FillPage }[] = [
  {
    title: "Text und Zahlen",
    async fill(keyboard) {
      const { page } = keyboard;
      await keyboard.type(page.getByLabel("Vorname(n)"), "  Nguyễn Thị Ægir ");
      await keyboard.type(page.getByLabel("Aktenzeichen"), "ab1234");
      await keyboard.type(page.getByLabel("E-Mail"), "amina@mail.example");
      await keyboard.type(page.getByLabel("Telefon"), "+49 30 23125100");
      await keyboard.type(page.getByLabel("Begründung"), "x".repeat(95));
      await expect(page.getByText("Sie können noch 5 Zeichen eingeben.")).toBeVisible();
      await keyboard.type(page.getByLabel("Berufsjahre"), "12,5");
      await keyboard.type(page.getByLabel("Monatslohn"), "2500,5");
      await keyboard.type(page.getByRole("textbox", { name: "Weitere Namen", exact: true }), "Erstname");
      await keyboard.press(page.getByRole("button", { name: /Weitere Namen$/ }), "Enter");
      await expect(page.getByLabel("Weitere Namen 2 von 2")).toBeFocused();
      await page.keyboard.type("Zweitname");
      await keyboard.type(page.getByLabel("Stichworte: neuer Eintrag"), "Pflege, Klinik");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: /Entfernen.*Klinik/ })).toBeVisible();
      await expect(page.getByLabel("Aktenzeichen")).toHaveValue("ab-1234");
      await expect(page.getByLabel("Monatslohn")).toHaveValue("2.500,50");
    },
  },
  {
    title: "Auswahl",
    async fill(keyboard) {
      const { page } = keyboard;
      await keyboard.press(page.getByLabel("weiblich"), " ");
      await keyboard.type(page.getByLabel("Anrede"), "Frau");
      const country = page.getByRole("combobox", { name: "Geburtsland" });
      await keyboard.type(country, "turk");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(country).toHaveValue("Türkei");
      await keyboard.press(page.getByLabel("Deutsch", { exact: true }).first(), " ");
      await keyboard.type(
        page.getByRole("combobox", { name: "Staatsangehörigkeiten", exact: true }),
        "Serbien",
      );
      await keyboard.press(page.getByLabel("mündlich"), " ");
      await keyboard.press(page.getByLabel("Ich wohne nicht in Deutschland"), " ");
      await expect(page.getByLabel("Ich wohne nicht in Deutschland")).toBeFocused();
      await expect(page.locator("[aria-live=polite]")).toHaveText(/Neue Frage: Stadt im Ausland/);
      await keyboard.type(page.getByLabel("Stadt im Ausland"), "Tunis");
      await keyboard.press(page.getByLabel("gut", { exact: true }).first(), " ");
      await keyboard.press(page.getByLabel("gut", { exact: true }).last(), " ");
    },
  },
  {
    title: "Tage und Zeiten",
    async fill(keyboard) {
      const group = (name: string): Locator => keyboard.page.getByRole("group", { name });
      await keyboard.type(group("Geburtsdatum").getByLabel("Tag"), "14");
      await keyboard.type(group("Geburtsdatum").getByLabel("Monat"), "3");
      await keyboard.type(group("Geburtsdatum").getByLabel("Jahr"), "1991");
      await keyboard.type(group("Abschluss im Monat").getByLabel("Monat"), "6");
      await keyboard.type(group("Abschluss im Monat").getByLabel("Jahr"), "2014");
      await keyboard.type(group("Termin").getByLabel("Tag"), "1");
      await keyboard.type(group("Termin").getByLabel("Monat"), "12");
      await keyboard.type(group("Termin").getByLabel("Jahr"), "2026");
      await keyboard.type(group("Termin").getByLabel("Uhrzeit"), "9.30");
      await keyboard.type(keyboard.page.getByLabel("Erreichbar ab"), "8");
    },
  },
  {
    title: "Wiederholte Angaben",
    async fill(keyboard) {
      const { page } = keyboard;
      await keyboard.type(page.getByLabel("Bezeichnung der Stelle"), "Pflegerin");
      await keyboard.press(page.getByRole("button", { name: "Weitere Stelle angeben" }), "Enter");
      await expect(page.getByText("Stelle 2 von 2").first()).toBeFocused();
      await expect(page.locator("[aria-live=polite]")).toHaveText(/Stelle 2 hinzugefügt/);
      await keyboard.type(page.getByLabel("Bezeichnung der Stelle").last(), "Leitung");
      await keyboard.press(page.getByRole("button", { name: "Weitere Qualifikation angeben" }), "Enter");
      await keyboard.type(page.getByLabel("Bezeichnung des Abschlusses"), "Diplom");
      await keyboard.next();
      await expect(page.getByRole("link", { name: /Übernehmen oder verwerfen/ })).toBeVisible();
      await keyboard.type(page.getByRole("combobox", { name: "Land der Ausbildung" }), "Tunesien");
      await keyboard.press(page.getByRole("button", { name: /^Übernehmen/ }), "Enter");
      await expect(page.getByText("Qualifikation", { exact: true }).first()).toBeFocused();
    },
  },
  {
    title: "Anordnung",
    async fill(keyboard) {
      const { page } = keyboard;
      await keyboard.type(page.getByLabel("Straße", { exact: true }), "Weg");
      await keyboard.type(page.getByLabel("Ort", { exact: true }).first(), "Tunis");
      await keyboard.type(page.getByLabel("Straße und Hausnummer"), "Weg 1");
      await keyboard.type(page.getByRole("group", { name: "Postanschrift" }).getByLabel("Ort"), "Köln");
      await keyboard.press(page.getByRole("button", { name: /Weitere Angaben$/ }), "Enter");
      await keyboard.type(page.getByLabel("Bezeichnung 1"), "Name");
      await keyboard.type(page.getByLabel("Wert 1"), "Text");
      await keyboard.type(page.getByLabel("Vor- und Familienname"), "Amina Beispiel");
      await keyboard.press(page.getByLabel("Mein getippter Name gilt"), " ");
    },
  },
  {
    title: "Unterlagen",
    async fill(keyboard) {
      const { page } = keyboard;
      await keyboard.reach(page.locator("#field-passport"));
      const file = { name: "Pass.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
      await page.locator("#field-passport").setInputFiles(file);
      await keyboard.press(page.getByLabel("Meine Angaben sind richtig"), " ");
    },
  },
];

const REVIEWED = [
  "Nguyễn Thị Ægir",
  "2.500,50 EUR",
  "Türkei",
  "Deutsch: gut",
  "14. März 1991",
  "Juni 2014",
  "1. Dezember 2026, 09:30 Uhr",
  "Stelle 2 von 2",
  "Diplom",
  "Amina Beispiel",
  "Pass.pdf (1 kB)",
];

test("every type of field is filled in with the keyboard alone, and the review says it in words", async ({
  page,
}) => {
  const keyboard = new Keyboard(page);
  await page.goto("/");
  for (const { title, fill } of PAGES) {
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await fill(keyboard);
    await expectAccessibilityRules(page);
    await keyboard.next();
  }
  await expect(page.getByRole("heading", { level: 1, name: "Prüfen Sie Ihre Angaben" })).toBeFocused();
  for (const words of REVIEWED) await expect(page.getByText(words).first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByText("Pass.pdf").first()).toBeVisible();
});

const LOOKS = [
  { name: "desktop, light", width: 1280, colorScheme: "light", forcedColors: "none" },
  { name: "phone, dark", width: 390, colorScheme: "dark", forcedColors: "none" },
  { name: "small phone, forced colours", width: 320, colorScheme: "light", forcedColors: "active" },
] as const;

/** One look decides on a change, as of every screen. */
const TAKEN = TAKES_ALL ? LOOKS : LOOKS.slice(1, 2);

for (const { name, width, colorScheme, forcedColors } of TAKEN) {
  test(`every type of field is accessible with and without errors: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: "reduce" });
    await page.goto("/");
    const keyboard = new Keyboard(page);
    for (const { title, fill } of PAGES) {
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await page.getByRole("button", { name: "Weiter", exact: true }).waitFor();
      await hasAllParts(page);
      await expectAccessible(page);
      await expectAccessibilityRules(page);
      await page.getByRole("button", { name: "Weiter", exact: true }).click();
      await expectErrorSummary(page);
      await expectAccessible(page);
      await expectAccessibilityRules(page);
      await page.getByRole("heading", { level: 1 }).focus();
      await fill(keyboard);
      await page.getByRole("button", { name: "Weiter", exact: true }).click();
    }
    await expect(page.getByRole("heading", { level: 1, name: "Prüfen Sie Ihre Angaben" })).toBeVisible();
    await expectAccessible(page);
  });
}

test("a row that is removed hands the focus to its neighbour, and says so once", async ({ page }) => {
  const keyboard = new Keyboard(page);
  await page.goto("/");
  for (const { fill } of PAGES.slice(0, 4)) {
    await fill(keyboard);
    await keyboard.next();
  }
  await expect(page).toHaveURL(/page=layout/);
  await page.goBack();
  await page.getByRole("button", { name: /^Entfernen.*Stelle 1 von 2/ }).click();
  await expect(page.getByText("Stelle", { exact: true }).first()).toBeFocused();
  await expect(page.locator("[aria-live=polite]")).toHaveText("Stelle 1 entfernt. Noch 1 Eintrag.");
  // Rows that are complete show what was answered.
  await expect(page.getByRole("group", { name: "Stelle", exact: true })).toContainText("Leitung");
  await page.getByRole("button", { name: /^Ändern.*: Stelle$/ }).click();
  await expect(page.getByLabel("Bezeichnung der Stelle")).toHaveValue("Leitung");
});

test("a key press renders its own field and no other", async ({ page }) => {
  await watchRendering(page);
  await page.goto("/");
  const name = page.getByLabel("Vorname(n)");
  await name.click();
  // The last that is rendered by itself are the fields of the next page, out of sight, and what loads for them.
  await page.locator("form").nth(1).waitFor({ state: "attached" });
  await hasAllParts(page);
  await takeRendered(page);
  await page.keyboard.type("Amina");
  await expect(name).toHaveValue("Amina");
  const rendered = await takeRendered(page);
  expect(rendered.length).toBeGreaterThanOrEqual(5);
  expect([...new Set(rendered.flat())]).toEqual(["name"]);
});

test("a field keeps the focus and what is typed in it while the parts below the first screen follow", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As soon as there is a field, before anything else of the page runs.
    new MutationObserver((_, watch) => {
      const field = document.querySelector<HTMLInputElement>("form input");
      if (field === null) return;
      watch.disconnect();
      field.dataset["seenFirst"] = "";
      field.focus();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Weiter", exact: true })).toBeVisible();
  await hasAllParts(page);
  await expect(page.locator("[data-seen-first]")).toBeFocused();
  await page.keyboard.type("Amina");
  await expect(page.getByLabel("Vorname(n)")).toHaveValue("Amina");
});

test("what is pasted stays whole, and too much of it is said and not cut off", async ({ page }) => {
  await page.goto("/");
  const name = page.getByLabel("Vorname(n)");
  await name.fill(`  ${"Ā".repeat(60)} `);
  await name.blur();
  await expect(name).toHaveValue("Ā".repeat(60));
  await expect(page.getByText("20 Zeichen zu viel. Kürzen Sie Ihre Eingabe.")).toBeVisible();
});

test("a text that names no option stays in its field and keeps the page from going on", async ({ page }) => {
  const keyboard = new Keyboard(page);
  await page.goto("/");
  await PAGES[0]!.fill(keyboard);
  await keyboard.next();
  const country = page.getByRole("combobox", { name: "Geburtsland" });
  await country.fill("Atlantis");
  await country.blur();
  await expect(page.getByText("Bitte wählen Sie einen Wert aus der Liste aus.")).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(country).toHaveValue("Atlantis");
});

test("a letter that is typed while the names of countries arrive stays", async ({ page }) => {
  let arrive = (): void => undefined;
  const names = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/countryNames/, async (route) => {
    await names;
    await route.continue();
  });
  const keyboard = new Keyboard(page);
  await page.goto("/");
  await PAGES[0]!.fill(keyboard);
  await keyboard.next();
  const country = page.getByRole("combobox", { name: "Geburtsland" });
  // Found by its German name only, until the names of other languages are there.
  const nothing = page.getByRole("paragraph").filter({ hasText: "Nichts gefunden." });
  await country.fill("Tunisi");
  await expect(nothing).toBeVisible();
  await country.evaluate((input: HTMLInputElement) => {
    // As soon as the page shows what was found by the names, before anything else of it runs.
    const watch = new MutationObserver(() => {
      watch.disconnect();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "Tunisia");
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  arrive();
  await expect(nothing).toBeHidden();
  await expect(country).toHaveValue("Tunisia");
});
