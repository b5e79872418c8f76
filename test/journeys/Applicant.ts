import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { fillIn } from "../integration/portal/filledIn.ts";
import { Visitor } from "../integration/portal/Visitor.ts";
import { ApplicationForm, FORM_PAGES, type FormPageKey } from "./ApplicationForm.ts";
import { headingOf } from "./headingOf.ts";

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
    beginAnew: "Neuen Antrag beginnen",
    next: "Weiter",
    confirm: "Angaben bestätigen und weiter",
    signIn: "Anmelden und fortfahren",
    send: "Antrag absenden",
    sent: "Ihr Antrag wurde gesendet",
  },
  en: {
    profession: "Which profession should be recognised?",
    place: "In which place do you want to work?",
    find: "Find application",
    thirdCountry: "In another country",
    anonymous: "Without signing in",
    account: "With service account",
    begin: "Begin application",
    beginAnew: "Start a new application",
    next: "Next",
    confirm: "Confirm answers and continue",
    signIn: "Sign in and continue",
    send: "Send application",
    sent: "Your application was sent",
  },
} as const;

const versionSchema = z.object({ version: z.number() });

export interface Account {
  readonly user: string;
  readonly password: string;
}

/** Whom to be at an account of the state, and how to get there. */
export interface AccountLogin {
  readonly provider: "nkb" | "elster";
  readonly person: "erika" | "sukarno" | "amina" | "jonas" | "petra";
  readonly level?: "low" | "substantial" | "high";
  /** Words of the button that leads there. */
  readonly button: string;
}

/** A person at the portal: does what people do, in the language given. */
export class Applicant {
  readonly page: Page;
  readonly words: (typeof WORDS)["de"] | (typeof WORDS)["en"];
  /** The form, filled in by the names of its controls. */
  readonly form: ApplicationForm;
  readonly #homePath: string;

  constructor(page: Page, locale: "de" | "en" = "de") {
    this.page = page;
    this.words = WORDS[locale];
    this.form = new ApplicationForm(page, { locale });
    this.#homePath = locale === "de" ? "/" : "/en";
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /**
   * From the home page to the start page of a service; a nurse's, unless another is named. The place is chosen from the list, or
   * only typed where it has one hit.
   */
  async findService(leiKaId = "99150001001010", place: "chosen" | "typed" = "chosen"): Promise<void> {
    const { page, words } = this;
    await page.goto(this.#homePath);
    await page.getByRole("combobox", { name: words.profession }).fill(leiKaId);
    await page.getByRole("option").first().click();
    await page.getByRole("combobox", { name: words.place }).fill("50667");
    if (place === "chosen") await page.getByRole("option").first().click();
    const origin = page.getByText(words.thirdCountry, { exact: true });
    if (await origin.isVisible()) await origin.click();
    await this.button(words.find).click();
    await page.waitForURL(/start/);
    // The page before it has a heading, too, and stays until this one is there.
    await page.getByRole("heading", { level: 1, name: /^(Anerkennung als|Recognition as) / }).waitFor();
  }

  async accept(): Promise<void> {
    for (const box of await this.page.getByRole("checkbox").all()) await box.check();
  }

  async beginAnonymously(): Promise<void> {
    await this.page.getByText(this.words.anonymous, { exact: true }).click();
    await this.accept();
    await this.button(this.words.begin).click();
    await this.form.control("role").waitFor();
  }

  async beginSignedIn(account: Account): Promise<void> {
    await this.page.getByText(this.words.account, { exact: true }).click();
    await this.accept();
    await this.button(this.words.begin).click();
    await this.signInAtProvider(account);
    await this.beginsAnew();
  }

  /** To the personal area, in a browser that knows nothing of it yet. */
  async comesBack(account: Account): Promise<void> {
    await this.page.goto("/nutzerkonto");
    await this.page.getByText(this.words.account, { exact: true }).click();
    await this.accept();
    await this.page
      .getByRole("button", { name: /^Anmelden|Anmelden und fortfahren$/ })
      .last()
      .click();
    await this.signInAtProvider(account);
    await headingOf(this.page).waitFor();
  }

  /** The first page of a new application, also for a person who has a draft. */
  async beginsAnew(): Promise<void> {
    // Who has a draft for this service already is asked whether to go on with it.
    const anew = this.button(this.words.beginAnew);
    const firstField = this.form.control("role");
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

  /** At an account of the state, by the way that was chosen: the page to come back to follows by itself. */
  async signInAtAccount({ provider, button, ...choice }: AccountLogin): Promise<void> {
    await this.page.locator(`label[for=login-${provider}]`).click();
    await this.accept();
    await this.button(button).click();
    await this.chooseAtAccount(choice);
  }

  /** The page of an account of the state, where a person is chosen and no password asked for. */
  async chooseAtAccount({ person, level }: Pick<AccountLogin, "person" | "level">): Promise<void> {
    const { page } = this;
    await page.waitForURL(/\/\/localhost/);
    await page.locator(`input[name=person][value=${person}]`).check();
    if (level !== undefined) await page.locator("select[name=level]").selectOption(level);
    await page.locator("form button").first().click();
  }

  /** The session ends in the moment in which the next words are to be saved. */
  async losesSessionAtNextSave(): Promise<void> {
    await this.page.route(
      "**/form-data",
      async (route) => {
        await this.page.context().clearCookies({ name: "session" });
        await route.continue();
      },
      { times: 1 },
    );
  }

  /** Once this answer is saved, all that were given before it are, too. */
  async answersAndSaves(path: string, text: string): Promise<void> {
    const saved = this.page.waitForResponse(
      (response) => response.ok() && (response.request().postData()?.includes(text) ?? false),
    );
    await this.form.control(path).fill(text);
    await saved;
  }

  async next(): Promise<void> {
    await this.button(this.words.next).click();
  }

  /** The page of the form that is open, by its address. */
  async opens(page: FormPageKey): Promise<void> {
    await this.page.waitForURL(new RegExp(`page=${page}\\b`));
    await this.page.locator("form:visible").waitFor();
  }

  /** Fills in the pages up to this one, which is left open; from the one that is open. */
  async fillUpTo(last: FormPageKey, first: FormPageKey = "role"): Promise<void> {
    for (const key of FORM_PAGES.slice(FORM_PAGES.indexOf(first))) {
      if (key !== first) await this.opens(key);
      if (key === last) return;
      await this.form.fill(key);
      await this.next();
    }
  }

  /** All pages of the form from the one that is open; the last one is left open. */
  async fillPages(first: FormPageKey = "role"): Promise<void> {
    await this.fillUpTo("documents", first);
    await this.form.fill("documents");
  }

  /** All pages of the form from the one that is open, up to the step that sends. */
  async fillAll(first: FormPageKey = "role"): Promise<void> {
    await this.fillPages(first);
    await this.next();
    await this.button(this.words.confirm).click();
  }

  /** This browser, speaking to the portal of its page without pages. */
  async withoutPages(): Promise<Visitor> {
    const { origin } = new URL(this.page.url());
    const visitor = new Visitor(origin);
    for (const { name, value } of await this.page.context().cookies(origin)) visitor.cookies.set(name, value);
    return visitor;
  }

  /** All answers and files of the application that is open, without going through its pages; then this step is open. */
  async fillAtOnce(step: FormPageKey | "review" = "review"): Promise<void> {
    const { pathname, searchParams } = new URL(this.page.url());
    const id = searchParams.get("process") ?? "";
    const visitor = await this.withoutPages();
    visitor.windowId = await this.page.evaluate(() => sessionStorage.getItem("window") ?? undefined);
    await this.page.goto("about:blank");
    const opened = await visitor.get(`/api/processes/${id}`);
    await fillIn(visitor, { id, version: versionSchema.parse(opened.body).version });
    await this.page.goto(`${pathname}?process=${id}&page=${step}`);
    await this.button(step === "review" ? this.words.confirm : this.words.next).waitFor();
  }

  /** The same, up to the step that sends: for journeys that are about what comes then. */
  async completeAtOnce(): Promise<void> {
    await this.fillAtOnce();
    await this.button(this.words.confirm).click();
  }
}
