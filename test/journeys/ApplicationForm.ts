import type { Locator, Page } from "@playwright/test";
import { aPdf } from "../fixtures/aPdf.ts";
import { type Hand, mouse } from "./Hand.ts";

/** Key of a page of the form, as its address has it. */
export type FormPageKey = "role" | "applicant" | "contact" | "qualifications" | "experience" | "documents";

/** The pages that a nurse trained in Tunisia meets, in their order. */
export const FORM_PAGES: readonly FormPageKey[] = [
  "role",
  "applicant",
  "contact",
  "qualifications",
  "experience",
  "documents",
];

const YES = 0;
const NO = 1;

/** Fills in the application by the names of its controls, which are the same in every language, with any hand. */
export class ApplicationForm {
  readonly page: Page;
  readonly hand: Hand;
  readonly #tunisia: string;

  constructor(page: Page, use: { readonly locale: "de" | "en"; readonly hand?: Hand }) {
    const { locale, hand = mouse() } = use;
    this.page = page;
    this.hand = hand;
    this.#tunisia = locale === "de" ? "Tunesien" : "Tunisia";
  }

  /** The control of an answer; choices by their number. */
  control(path: string, number = 0): Locator {
    return this.page.locator(`[name="${path}"]`).nth(number);
  }

  async #text(answers: Readonly<Record<string, string>>): Promise<void> {
    for (const [path, value] of Object.entries(answers)) await this.hand.type(this.control(path), value);
  }

  async #choose(choices: Readonly<Record<string, number>>): Promise<void> {
    for (const [path, number] of Object.entries(choices)) {
      await this.hand.choose(this.page.locator(`[name="${path}"]`), number);
    }
  }

  async #tick(...boxes: readonly string[]): Promise<void> {
    for (const path of boxes) await this.hand.tick(this.control(path));
  }

  async #day(
    path: string,
    parts: Readonly<Partial<Record<"day" | "month" | "year", string>>>,
  ): Promise<void> {
    for (const [part, value] of Object.entries(parts))
      await this.hand.type(this.control(`${path}-${part}`), value);
  }

  async #country(path: string): Promise<void> {
    await this.hand.type(this.control(path), this.#tunisia);
  }

  /** Uploads a file to a field and waits until it is checked. */
  async upload(path: string, name: string): Promise<void> {
    const file = { name, mimeType: "application/pdf", buffer: Buffer.from(aPdf(300_000)) };
    const id = `field-${path.replace(/[^A-Za-z0-9-]/g, (char) => `_${char.charCodeAt(0).toString(36)}`)}`;
    await this.hand.upload(this.page.locator(`input[type=file]#${id}`), file);
    const item = this.page.getByRole("listitem").filter({ hasText: name });
    await item.getByText(/, (geprüft|checked)$/).waitFor();
  }

  /** Everything a page asks for. */
  async fill(page: FormPageKey): Promise<void> {
    await PAGES[page](this);
  }

  /** Each page in reading order, so that it can be filled in without going back. */
  static readonly pages = {
    role: async (form: ApplicationForm) => {
      await form.#choose({ locationBasis: 3, role: 0 });
    },
    applicant: async (form: ApplicationForm) => {
      await form.#text({ givenName: "Amina", familyName: "Beispiel" });
      await form.#day("birthdate", { day: "14", month: "3", year: "1991" });
      await form.#text({ placeOfBirth: "Tunis" });
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
      await form.#country("citizenships[0]");
      await form.#tick("doc.workIntentUnavailable");
      await form.#choose({ fastTrack: NO, procedure: 0, hasPrevious: NO });
    },
    qualifications: async (form: ApplicationForm) => {
      await form.#text({
        "q[0].titleOriginal": "Diplôme d'infirmier",
        "q[0].titleGerman": "Diplom in Krankenpflege",
      });
      await form.#country("q[0].country");
      await form.#text({
        "q[0].institution": "Institut supérieur des sciences infirmières, Tunis",
      });
      await form.#choose({ "q[0].kind": 3 });
      await form.#day("q[0].start", { month: "9", year: "2009" });
      await form.#day("q[0].end", { month: "6", year: "2012" });
      await form.#text({ "q[0].prescribedMonths": "36" });
      await form.#choose({ "q[0].entitled": NO });
      await form.upload("q[0].doc.certificate", "Diplom.pdf");
      await form.#tick("q[0].doc.subjectsUnavailable", "q[0].doc.practiceUnavailable");
      await form.#text({ "q[0].missing": "Die Schule ist geschlossen und antwortet nicht." });
    },
    experience: async (form: ApplicationForm) => {
      await form.#choose({ hasExperience: NO });
      await form.#tick("doc.cvUnavailable");
    },
    documents: async (form: ApplicationForm) => {
      await form.#choose({ criminalConviction: NO, professionalSanction: NO });
      await form.#tick("doc.criminalRecordHomeLater", "doc.medicalLater");
      await form.hand.select(form.control("languageLevel"), "B2");
      await form.#text({ missing: "Ich reiche die Nachweise nach, sobald ich sie habe." });
      await form.#choose({ consentEmail: YES });
    },
  } as const;
}

const PAGES: Readonly<Record<FormPageKey, (form: ApplicationForm) => Promise<void>>> = ApplicationForm.pages;
