import { z } from "zod";
import { WINDOW_HEADER } from "#contract/limits.ts";
import { type CookieJar, cookieHeader, keepCookies } from "#adapters/portal-visit/cookieJar.ts";
import { throughProvider } from "#adapters/portal-visit/signInByForm.ts";

/** What the API answered: status, parsed body, headers. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** Text sent as it is, in place of `body`. */
  readonly text?: string;
  readonly xsrf?: "own" | "none" | "wrong";
}

const problemSchema = z.object({ type: z.string(), title: z.string(), status: z.number() });

/** A browser without pages: keeps cookies, sends the XSRF header, speaks the API like the portal's own client. */
export class Visitor {
  readonly cookies: CookieJar = new Map();
  /** What the service account keeps in this browser; another site than the portal. */
  providerCookies = new Map<string, string>();
  /** The window that speaks, where an application is open in one. */
  windowId: string | undefined;
  readonly #url: string;

  constructor(url: string) {
    this.#url = url.replace(/\/$/, "");
  }

  async call(call: Call): Promise<Answer> {
    const { method, path, body, text, xsrf = "own" } = call;
    const payload =
      method === "GET" || (body === undefined && text === undefined)
        ? undefined
        : (text ?? JSON.stringify(body));
    const token = xsrf === "wrong" ? "wrong" : this.cookies.get("XSRF-TOKEN");
    const response = await fetch(path.startsWith("http") ? path : `${this.#url}${path}`, {
      method,
      redirect: "manual",
      headers: {
        cookie: cookieHeader(this.cookies),
        ...(this.windowId === undefined ? {} : { [WINDOW_HEADER]: this.windowId }),
        ...(payload === undefined ? {} : { "content-type": "application/json" }),
        ...(method === "GET" || xsrf === "none" || token === undefined ? {} : { "x-xsrf-token": token }),
      },
      ...(payload === undefined ? {} : { body: payload }),
    });
    keepCookies(this.cookies, response);
    const raw = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    const parsed: unknown = isJson && raw !== "" ? JSON.parse(raw) : raw;
    return { status: response.status, body: parsed, headers: response.headers };
  }

  get(path: string): Promise<Answer> {
    return this.call({ method: "GET", path });
  }

  /** Starts without an account, as after ticking the terms. */
  async startAnonymously(): Promise<void> {
    await this.get("/api/auth/user");
    const { termsVersion } = z
      .object({ termsVersion: z.string() })
      .parse((await this.get("/api/auth/provider")).body);
    const answer = await this.call({ method: "PUT", path: "/api/auth/pseudo", body: { termsVersion } });
    if (answer.status !== 200) throw new Error(`no anonymous session: ${answer.status}`);
  }

  /** Signs in at the provider's own pages, as a browser would: follows redirects, fills in the form it finds. */
  async signIn(account: { readonly user: string; readonly password: string }): Promise<Answer> {
    await this.get("/api/auth/user");
    const { termsVersion } = z
      .object({ termsVersion: z.string() })
      .parse((await this.get("/api/auth/provider")).body);
    const query = new URLSearchParams({
      providerId: "sk",
      redirect: "/nutzerkonto",
      locale: "de",
      timezone: "Europe/Berlin",
      termsVersion,
    });
    this.providerCookies = new Map();
    const started = await this.get(`/api/auth/oidc/url?${query.toString()}`);
    if (started.status !== 200) throw new Error(`no sign-in begins: ${started.status}`);
    const { url } = z.object({ url: z.url() }).parse(started.body);
    const callback = await throughProvider(url, { account, cookies: this.providerCookies });
    return this.get(callback.replace(this.#url, ""));
  }
}

/** The kind of a problem document; the status inside has to be the status outside. */
export function problemOf({ status, body }: Answer): string {
  const problem = problemSchema.parse(body);
  if (problem.status !== status) throw new Error("the problem names another status");
  return problem.type.replace("urn:recognition-portal:problem:", "");
}
