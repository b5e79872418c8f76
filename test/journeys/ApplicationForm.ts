import type { Locator, Page } from "@playwright/test";
import { aPdf } from "../fixtures/aPdf.ts";

/** Key of a page of the form, as its address has it. */
export type FormPageKey =
  | "role"
  | "applicant"
  | "contact"
  | "citizenship"
  | "target"
  | "qualifications"
  | "experience"
  | "previous"
  | "suitability"
  | "documents"
  | "declarations";

/** The pages that a nurse trained in Tunisia meets, in their order. */
export const FORM_PAGES: readonly FormPageKey[] = [
  "role",
  "applicant",
  "contact",
  "citizenship",
  "target",
  "qualifications",
  "experience",
  "previous",
  "suitability",
  "documents",
  "declarations",
];

const YES = 0;
const NO = 1;

/** Fills in the application by the names of its controls, which are the same in every language. */
export class ApplicationForm {
  readonly page: Page;
  readonly #tunisia: string;

  constructor(page: Page, locale: "de" | "en") {
    this.page = page;
    this.#tunisia = locale === "de" ? "Tunesien" : "Tunisia";
  }

  /** The control of an answer; choices by their number. */
  control(path: string, number = 0): Locator {
    return this.page.locator(`[name="${path}"]`).nth(number);
  }

  async #text(answers: Readonly<Record<string, string>>): Promise<void> {
    for (const [path, value] of Object.entries(answers)) await this.control(path).fill(value);
  }

  async #choose(choices: Readonly<Record<string, number>>): Promise<void> {
    for (const [path, number] of Object.entries(choices)) await this.control(path, number).check();
  }

  async #day(
    path: string,
    parts: Readonly<Partial<Record<"day" | "month" | "year", string>>>,
  ): Promise<void> {
    for (const [part, value] of Object.entries(parts)) await this.control(`${path}-${part}`).fill(value);
  }

  async #country(path: string): Promise<void> {
    await this.control(path).fill(this.#tunisia);
  }

  /** Uploads a file to a field and waits until it is checked. */
  async upload(path: string, name: string): Promise<void> {
    const file = { name, mimeType: "application/pdf", buffer: Buffer.from(aPdf(300_000)) };
    const id = `field-${path.replace(/[^A-Za-z0-9-]/g, (char) => `_${char.charCodeAt(0).toString(36)}`)}`;
    await this.page.locator(`input[type=file]#${id}`).setInputFiles(file);
    const item = this.page.getByRole("listitem").filter({ hasText: name });
    await item.getByText(/, (geprüft|checked)$/).waitFor();
  }

  /** Everything a page asks for. */
  async fill(page: FormPageKey): Promise<void> {
    await PAGES[page](this);
  }

  static readonly pages = {
    role: async (form: ApplicationForm) => {
      await form.#choose({ locationBasis: 3, role: 0 });
    },
    applicant: async (form: ApplicationForm) => {
      await form.#text({ givenName: "Amina", familyName: "Beispiel", placeOfBirth: "Tunis" });
      await form.#day("birthdate", { day: "14", month: "3", year: "1991" });
      await form.#country("countryOfBirth");
      await form.#choose({ gender: 0 });
      await form.upload("doc.identity", "Reisepass.pdf");
    },
    contact: async (form: ApplicationForm) => {
      await form.#choose({ "address.inGermany": NO });
      await form.#country("address.country");
      await form.#text({
        "address.street": "Beispielweg 12",
        "address.city": "Tunis",
        email: "amina.beispiel@mail.example",
      });
    },
    citizenship: async (form: ApplicationForm) => {
      await form.#country("citizenships[0]");
      await form.control("workIntent").selectOption("contact");
      await form.#choose({ "doc.workIntentUnavailable": 0, fastTrack: NO });
    },
    target: async (form: ApplicationForm) => {
      await form.#choose({ qualificationOrigin: 1, procedure: 0 });
    },
    qualifications: async (form: ApplicationForm) => {
      await form.#text({
        "q[0].titleOriginal": "Diplôme d'infirmier",
        "q[0].titleGerman": "Diplom in Krankenpflege",
        "q[0].city": "Tunis",
        "q[0].institution": "Institut supérieur des sciences infirmières, Tunis",
        "q[0].prescribedMonths": "36",
      });
      await form.#country("q[0].country");
      await form.#choose({ "q[0].kind": 3, "q[0].entitled": NO });
      await form.#day("q[0].start", { month: "9", year: "2009" });
      await form.#day("q[0].end", { month: "6", year: "2012" });
      await form.#day("q[0].date", { day: "30", month: "6", year: "2012" });
      await form.upload("q[0].doc.certificate", "Diplom.pdf");
      await form.#choose({ "q[0].doc.subjectsUnavailable": 0, "q[0].doc.practiceUnavailable": 0 });
      await form.#text({ "q[0].missing": "Die Schule ist geschlossen und antwortet nicht." });
    },
    experience: async (form: ApplicationForm) => {
      await form.#choose({ hasExperience: NO, "doc.cvUnavailable": 0 });
    },
    previous: async (form: ApplicationForm) => {
      await form.#choose({ hasPrevious: NO, declarationNoPrevious: 0 });
    },
    suitability: async (form: ApplicationForm) => {
      await form.#choose({ criminalConviction: NO, professionalSanction: NO, submitLater: 0 });
      await form.control("languageLevel").selectOption("B2");
    },
    documents: async (form: ApplicationForm) => {
      await form.#text({ missing: "Ich reiche die Nachweise nach, sobald ich sie habe." });
    },
    declarations: async (form: ApplicationForm) => {
      await form.#choose({ truth: 0, changes: 0, privacyNotice: 0, costs: 0, consentEmail: YES });
    },
  } as const;
}

const PAGES: Readonly<Record<FormPageKey, (form: ApplicationForm) => Promise<void>>> = ApplicationForm.pages;
