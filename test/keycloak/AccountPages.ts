import { type CookieJar, cookieHeader, keepCookies } from "#adapters/portal-visit/cookieJar.ts";

/** Where a browser is after all redirects: at a page of the provider, or on its way to another site. */
export interface Place {
  readonly address: string;
  /** Empty where it left the provider. */
  readonly html: string;
}

const MOST_REDIRECTS = 10;

/** One browser at the pages of an account: keeps its cookies, follows redirects, and stops where they lead elsewhere. */
export class AccountPages {
  readonly #site: string;
  readonly #cookies: CookieJar = new Map();

  constructor(site: string) {
    this.#site = site;
  }

  async open(address: string, fields?: Readonly<Record<string, string>>): Promise<Place> {
    let next = address;
    let body = fields === undefined ? undefined : new URLSearchParams(fields);
    for (let hop = 0; hop < MOST_REDIRECTS; hop += 1) {
      if (new URL(next).origin !== this.#site) return { address: next, html: "" };
      const answer: Response = await fetch(next, {
        method: body === undefined ? "GET" : "POST",
        redirect: "manual",
        headers: { cookie: cookieHeader(this.#cookies) },
        ...(body !== undefined && { body }),
      });
      keepCookies(this.#cookies, answer);
      const location = answer.headers.get("location");
      if (location === null) return { address: next, html: await answer.text() };
      next = new URL(location, next).href;
      body = undefined;
    }
    throw new Error(`the pages lead nowhere: ${next}`);
  }
}
