import { asPortal } from "../asPortal.ts";
import type { BrowserContext, Page, Route } from "@playwright/test";
import type { z } from "zod";
import { NOTICE_HEADER } from "#contract/limits.ts";
import { OPERATIONS, type ResponseOf } from "#contract/operations.ts";
import { type ProblemKind, PROBLEMS } from "#contract/problems.ts";
import { type OperationName, ROUTES } from "#contract/routes.ts";
import { encodeProcessData } from "#ui/search/process-data/processData.ts";
import { furtherAddress } from "#ui/navigation/localePath.ts";
import { type PageId, PAGES } from "#ui/navigation/routes.ts";
import { type Owned, type Stock, stockOf } from "./stockOf.ts";
import type { ScreenLocale } from "./variantsOf.ts";
import { headingOf } from "../headingOf.ts";
import { entersAs } from "../readyToPay.ts";
import { type PSEUDO, pseudoTexts } from "../languages/pseudoTexts.ts";
import { portalTexts } from "#build/texts/portalTexts.ts";

export const COLOGNE = { ars: "053150000000", place: "Köln", postalCode: "50667" };

/** An application as its owner sees it. */
export type Application = z.output<typeof OPERATIONS.getProcess.response>;

/** Changes what the portal answers, to show what takes long or seldom happens. */
export interface Altered<Answer> {
  readonly schema: z.ZodType<Answer>;
  readonly change: (answer: Answer) => Answer;
}

interface VisitPlace {
  readonly locale: ScreenLocale;
  readonly portalUrl: string;
  /** Code of a language that settings and a file add. */
  readonly further?: keyof typeof PSEUDO | undefined;
}

/** A browser at the portal in one language, for one screen. */
export class Visit {
  readonly page: Page;
  readonly locale: ScreenLocale;
  readonly stock: Stock;
  readonly portalUrl: string;
  readonly #context: BrowserContext;
  /** Code of a language that settings and a file add: its texts are those of that file. */
  readonly further: keyof typeof PSEUDO | undefined;

  constructor(page: Page, at: VisitPlace) {
    this.page = page;
    this.locale = at.locale;
    this.portalUrl = at.portalUrl;
    this.#context = page.context();
    this.further = at.further;
    this.stock = stockOf(at.portalUrl);
  }

  /** The browser remembers the language of this visit as the one that was chosen. */
  async speaks(): Promise<void> {
    await this.#context.addCookies([{ name: "language", value: this.locale, url: this.portalUrl }]);
  }

  /** What the portal says in the language of this visit, up to a value in it. */
  async says(key: string): Promise<string> {
    const texts =
      this.further === undefined ? await portalTexts(this.locale) : await pseudoTexts(this.further);
    const text = texts.get(key);
    if (text === undefined) throw new Error(`no text of the portal is called ${key}`);
    return text.replace(/\{\{.*/s, "");
  }

  async goTo(page: PageId, query: Readonly<Record<string, string>> = {}): Promise<void> {
    const search = new URLSearchParams(query).toString();
    const { de, en } = PAGES[page].paths;
    const own = this.locale === "de" ? de : en;
    const path = this.further === undefined ? own : furtherAddress(en, this.further);
    await this.page.goto(`${path}${search === "" ? "" : `?${search}`}`);
    await headingOf(this.page).waitFor();
  }

  /** The start page of a service. */
  async goToService(leiKaId: string, location = COLOGNE): Promise<void> {
    await this.goTo("antrag-start", { processData: encodeProcessData({ leiKaId, location }) });
  }

  /** This browser is the person's from now on. */
  async becomes(visitor: { readonly cookies: ReadonlyMap<string, string> }): Promise<void> {
    await entersAs(visitor, { context: this.#context, portalUrl: this.portalUrl });
  }

  async signsIn(): Promise<void> {
    await this.becomes(await this.stock.person());
  }

  /** A step of an application. */
  async opens({ owner, processId }: Owned, step = ""): Promise<void> {
    await this.becomes(owner);
    // One window for all, so that each may edit.
    await this.page.addInitScript(() => sessionStorage.setItem("window", "window-of-all-screens"));
    await this.goTo("process", { process: processId, ...(step !== "" && { page: step }) });
  }

  /** This answer in place of the portal's. */
  async answers<Name extends OperationName>(name: Name, body: ResponseOf<Name>): Promise<void> {
    await this.#route(name, (route) => route.fulfill(asPortal(body)));
  }

  /** The portal's answer, with something changed. */
  async alters<Answer>(name: OperationName, { schema, change }: Altered<Answer>): Promise<void> {
    await this.#route(name, async (route) => {
      const answer = await route.fetch();
      // Who is signed out meanwhile has no user: an answer without a body.
      const given: unknown = answer.status() === 204 ? null : await answer.json();
      const { json, headers } = asPortal(change(schema.parse(given)));
      // Pages take the time from it.
      const { date = "" } = answer.headers();
      await route.fulfill({ json, headers: { ...headers, date } });
    });
  }

  async refuses(name: OperationName, problem: ProblemKind): Promise<void> {
    const status = PROBLEMS[problem];
    const type = `urn:recognition-portal:problem:${problem}`;
    const body = JSON.stringify({ type, title: problem, status });
    await this.#route(name, (route) =>
      route.fulfill({ status, contentType: "application/problem+json", body }),
    );
  }

  /** Every page shows an announcement. */
  async announces(notice: ResponseOf<"getNotice">): Promise<void> {
    await this.answers("getNotice", notice);
    await this.#route("getUser", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), [NOTICE_HEADER]: "1" } });
    });
  }

  /** Calls that are never answered. */
  async holds(name: OperationName): Promise<void> {
    await this.#route(name, () => Promise.resolve());
  }

  /**
   * Parts of files never arrive at their store except for the first ones; their sender gets an error or waits for
   * ever.
   */
  async losesParts(how: "silently" | "with an error", first = 0): Promise<void> {
    let arrived = 0;
    await this.page.route(
      ({ pathname }) => pathname.includes("uploads"),
      (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        arrived += 1;
        if (arrived <= first) return route.fallback();
        return how === "with an error" ? route.abort("connectionreset") : Promise.resolve();
      },
    );
  }

  /** There is no sign-in, and the application is not kept. */
  async isAnonymous(): Promise<void> {
    await this.answers("getUser", null);
    await this.applicationIs({ saved: false });
  }

  /** Signed in with something that leaves nothing behind. */
  async isTransient(): Promise<void> {
    await this.alters("getUser", {
      schema: OPERATIONS.getUser.response,
      change: (user) => user && { ...user, loginData: { ...user.loginData, transient: true } },
    });
  }

  /** The application as the portal has it, but for this. */
  async applicationIs(differing: Partial<Application>): Promise<void> {
    await this.alters("getProcess", {
      schema: OPERATIONS.getProcess.response,
      change: (answer) => ({ ...answer, ...differing }),
    });
  }

  async #route(name: OperationName, handle: (route: Route) => Promise<void>): Promise<void> {
    const { method, path } = ROUTES[name];
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    await this.page.route(
      ({ pathname }) => pattern.test(pathname),
      (route) => (route.request().method() === method ? handle(route) : route.fallback()),
    );
  }
}
