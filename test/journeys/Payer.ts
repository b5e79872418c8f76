import type { Locator, Page } from "@playwright/test";
import type { Visitor } from "../integration/portal/Visitor.ts";
import type { Account } from "./Applicant.ts";
import { PAYMENT_WORDS } from "./paymentWords.ts";
import { readyToPay, signedIn } from "./readyToPay.ts";

type Choice = "pay" | "fail" | "cancel" | "close";

export interface Prepared {
  readonly locale: "de" | "en";
  readonly portalUrl: string;
  readonly account: Account;
  readonly leiKaId?: string;
}

/** A person who pays for an application that is filled in. */
export class Payer {
  readonly page: Page;
  readonly words: (typeof PAYMENT_WORDS)["de"] | (typeof PAYMENT_WORDS)["en"];
  readonly #paths: { readonly form: string; readonly area: string };

  constructor(page: Page, locale: "de" | "en") {
    this.page = page;
    this.words = PAYMENT_WORDS[locale];
    this.#paths =
      locale === "de"
        ? { form: "/formular", area: "/nutzerkonto" }
        : { form: "/en/form", area: "/en/account" };
  }

  /** Signed in without pages; the visitor does what needs none. */
  static async signedIn(
    page: Page,
    { locale, portalUrl, account }: Prepared,
  ): Promise<{ readonly payer: Payer; readonly words: Payer["words"]; readonly visitor: Visitor }> {
    const payer = new Payer(page, locale);
    const visitor = await signedIn(page.context(), { portalUrl, account });
    return { payer, words: payer.words, visitor };
  }

  /** Signed in, with the payment step of a new application open. */
  static async atPayment(
    page: Page,
    prepared: Prepared,
  ): Promise<{ readonly payer: Payer; readonly processId: string }> {
    const { payer, visitor } = await Payer.signedIn(page, prepared);
    const processId = await readyToPay(visitor, prepared.leiKaId);
    await payer.opens(processId);
    return { payer, processId };
  }

  heading(name: string): Locator {
    return this.page.getByRole("heading", { level: 1, name });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** The payment step of the application. */
  async opens(processId: string): Promise<void> {
    await this.page.goto(`${this.#paths.form}?process=${processId}&page=send`);
  }

  /** Where the provider's page leads back to. */
  returnAddress(processId: string): string {
    return `${this.#paths.form}?process=${processId}&payment=returned`;
  }

  async opensArea(): Promise<void> {
    await this.page.goto(this.#paths.area);
    await this.heading(this.words.area).waitFor();
  }

  /** A button of the provider's page. */
  choice(choice: Choice): Locator {
    return this.page.locator(`button[value=${choice}]`);
  }

  /** Wants to pay by the first way that is offered, by the button of this name. */
  async starts(name: string = this.words.start): Promise<void> {
    await this.button(name).waitFor();
    const method = this.page.locator("label[for=payment-methods]");
    if (await method.isVisible()) await method.click();
    await this.button(name).click();
  }

  async startsAndChooses(choice: Choice): Promise<void> {
    await this.starts();
    await this.choice(choice).click();
  }

  /** Pays, and the browser never receives the redirect. */
  async paysWithoutComingBack(): Promise<void> {
    const paid = this.page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.status() === 204,
    );
    await this.page.route("**/pay/*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch({ maxRedirects: 0 });
      await route.fulfill({ status: 204 });
    });
    await this.startsAndChooses("pay");
    await paid;
  }

  /** The card of an application among the drafts. */
  card(processId: string): Locator {
    return this.page
      .getByRole("article")
      .filter({ has: this.page.locator(`a[href*="process=${processId}"]`) });
  }
}
