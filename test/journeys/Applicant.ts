import type { Locator, Page } from "@playwright/test";
import { aPdf } from "../fixtures/aPdf.ts";

/** Words on the screens that a journey looks for, per language. */
const WORDS = {
  de: {
    profession: "Welcher Beruf soll anerkannt werden?",
    place: "In welchem Ort möchten Sie arbeiten?",
    find: "Antrag finden",
    thirdCountry: "In einem anderen Staat",
    anonymous: "Ohne Anmeldung",
    account: "Mit Servicekonto",
    begin: "Antrag beginnen",
    beginAnew: "Neu beginnen",
    next: "Weiter",
    confirm: "Angaben bestätigen und weiter",
    signIn: "Anmelden und fortfahren",
    send: "Antrag absenden",
    sent: "Ihr Antrag wurde gesendet",
    given: "Vorname(n)",
    family: "Familienname",
    day: "Tag",
    month: "Monat",
    year: "Jahr",
    birthPlace: "Geburtsort",
    birthCountry: "Geburtsland",
    female: "weiblich",
    no: "Nein",
    street: "Straße",
    city: "Ort",
    country: "Staat",
    email: "E-Mail",
    tunisia: "Tunesien",
  },
  en: {
    profession: "Which profession should be recognised?",
    place: "In which place do you want to work?",
    find: "Find application",
    thirdCountry: "In another country",
    anonymous: "Without signing in",
    account: "With service account",
    begin: "Begin application",
    beginAnew: "Begin anew",
    next: "Next",
    confirm: "Confirm answers and continue",
    signIn: "Sign in and continue",
    send: "Submit application",
    sent: "Your application was sent",
    given: "Given name(s)",
    family: "Family name",
    day: "Day",
    month: "Month",
    year: "Year",
    birthPlace: "Place of birth",
    birthCountry: "Country of birth",
    female: "female",
    no: "No",
    street: "Street",
    city: "Town or city",
    country: "Country",
    email: "E-mail",
    tunisia: "Tunisia",
  },
} as const;

export interface Account {
  readonly user: string;
  readonly password: string;
}

/** A person at the portal: does what people do, in the language given. */
export class Applicant {
  readonly page: Page;
  readonly words: (typeof WORDS)["de"] | (typeof WORDS)["en"];
  readonly #home: string;

  constructor(page: Page, locale: "de" | "en" = "de") {
    this.page = page;
    this.words = WORDS[locale];
    this.#home = locale === "de" ? "/" : "/en";
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** From the home page to the start page of a service. */
  async findService(): Promise<void> {
    const { page, words } = this;
    await page.goto(this.#home);
    await page.getByRole("combobox", { name: words.profession }).fill("99150001001010");
    await page.getByRole("option").first().click();
    await page.getByRole("combobox", { name: words.place }).fill("50667");
    await page.getByRole("option").first().click();
    const origin = page.getByText(words.thirdCountry, { exact: true });
    if (await origin.isVisible()) await origin.click();
    await this.button(words.find).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForURL(/start/);
  }

  async accept(): Promise<void> {
    for (const box of await this.page.getByRole("checkbox").all()) await box.check();
  }

  async beginAnonymously(): Promise<void> {
    await this.page.getByText(this.words.anonymous, { exact: true }).click();
    await this.accept();
    await this.button(this.words.begin).click();
    await this.page.getByLabel(this.words.given).waitFor();
  }

  async beginSignedIn(account: Account): Promise<void> {
    await this.page.getByText(this.words.account, { exact: true }).click();
    await this.accept();
    await this.button(this.words.begin).click();
    await this.signInAtProvider(account);
    // Who has a draft for this service already is asked whether to go on with it.
    const anew = this.button(this.words.beginAnew);
    const firstField = this.page.getByLabel(this.words.given);
    await firstField.or(anew).first().waitFor();
    if (await anew.isVisible()) await anew.click();
    await firstField.waitFor();
  }

  /** The provider's own page, on another site. */
  async signInAtProvider({ user, password }: Account): Promise<void> {
    await this.page.locator("input[name=user]").fill(user);
    await this.page.locator("input[name=password]").fill(password);
    await this.page.locator("button[type=submit]").first().click();
  }

  async fillPerson(): Promise<void> {
    const { page, words } = this;
    await page.getByLabel(words.given).fill("Amina");
    await page.getByLabel(words.family, { exact: true }).fill("Beispiel");
    await page.getByLabel(words.day, { exact: true }).fill("14");
    await page.getByLabel(words.month, { exact: true }).fill("3");
    await page.getByLabel(words.year, { exact: true }).fill("1991");
    await page.getByLabel(words.birthPlace).fill("Tunis");
    await page.getByLabel(words.birthCountry).selectOption({ label: words.tunisia });
    await page.getByLabel(words.female, { exact: true }).check();
  }

  async fillContact(): Promise<void> {
    const { page, words } = this;
    await page.getByLabel(words.no, { exact: true }).check();
    await page.getByLabel(words.street, { exact: true }).fill("Beispielweg 12");
    await page.getByLabel(words.city, { exact: true }).fill("Tunis");
    await page.getByLabel(words.country, { exact: true }).selectOption({ label: words.tunisia });
    await page.getByLabel(words.email).fill("amina.beispiel@mail.example");
  }

  async uploadPassport(name = "Reisepass.pdf"): Promise<void> {
    const file = { name, mimeType: "application/pdf", buffer: Buffer.from(aPdf(1_200_000)) };
    await this.page.locator("input[type=file]").first().setInputFiles(file);
    await this.page.getByText(name).first().waitFor();
  }

  async next(): Promise<void> {
    await this.button(this.words.next).click();
  }

  /** All pages of the form, up to the step that sends. */
  async fillAll(): Promise<void> {
    await this.fillPerson();
    await this.next();
    await this.fillContact();
    await this.next();
    await this.uploadPassport();
    await this.page
      .getByText(/, (geprüft|checked)$/)
      .first()
      .waitFor();
    await this.next();
    await this.button(this.words.confirm).click();
  }
}
