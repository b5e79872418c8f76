import { z } from "zod";

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
  readonly cookies = new Map<string, string>();
  /** What the service account keeps in this browser; another site than the portal. */
  providerCookies = new Map<string, string>();
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
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(payload === undefined ? {} : { "content-type": "application/json" }),
        ...(method === "GET" || xsrf === "none" || token === undefined ? {} : { "x-xsrf-token": token }),
      },
      ...(payload === undefined ? {} : { body: payload }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const raw = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    const parsed: unknown = isJson && raw !== "" ? JSON.parse(raw) : raw;
    return { status: response.status, body: parsed, headers: response.headers };
  }

  get(path: string): Promise<Answer> {
    return this.call({ method: "GET", path });
  }

  #keep(cookie: string): void {
    const [pair = "", ...attributes] = cookie.split(";");
    const separator = pair.indexOf("=");
    const name = pair.slice(0, separator).trim();
    const ended = attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0");
    if (ended) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(separator + 1).trim());
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
    const { url } = z.object({ url: z.url() }).parse(started.body);
    const callback = await signInAtProvider(url, { account, jar: this.providerCookies });
    return this.get(callback.replace(this.#url, ""));
  }
}

/** The kind of a problem document; the status inside has to be the status outside. */
export function problemOf({ status, body }: Answer): string {
  const problem = problemSchema.parse(body);
  if (problem.status !== status) throw new Error("the problem names another status");
  return problem.type.replace("urn:recognition-portal:problem:", "");
}

/** A provider's pages: a jar of its own, because it is another site. Answers the address that leads back. */
async function signInAtProvider(
  start: string,
  {
    account,
    jar,
  }: {
    readonly account: { readonly user: string; readonly password: string };
    readonly jar: Map<string, string>;
  },
): Promise<string> {
  let address = start;
  let form: URLSearchParams | undefined;
  for (let hop = 0; hop < 12; hop += 1) {
    const response: Response = await fetch(address, {
      method: form === undefined ? "GET" : "POST",
      redirect: "manual",
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form === undefined ? {} : { body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", ...value] = (cookie.split(";")[0] ?? "").split("=");
      jar.set(name, value.join("="));
    }
    form = undefined;
    const location = response.headers.get("location");
    if (location !== null) {
      address = new URL(location, address).href;
      if (address.includes("/api/auth/oidc/callback")) return address;
      continue;
    }
    const html = await response.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1] ?? address;
    address = new URL(action.replaceAll("&amp;", "&"), address).href;
    form = new URLSearchParams({ user: account.user, password: account.password });
    for (const [, name = "", value = ""] of html.matchAll(
      /<input[^>]*type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g,
    )) {
      form.set(name, value);
    }
  }
  throw new Error("the provider never led back");
}
