import { z } from "zod";
import { type CookieJar, cookieHeader, keepCookies } from "./cookieJar.ts";
import { type PortalVisitor, SmokeFailure } from "./PortalVisitor.ts";

/** A test account of an OpenID Connect provider whose pages are plain HTML forms. */
export interface TestAccount {
  readonly providerId: string;
  readonly user: string;
  readonly password: string;
}

const HOPS = 12;
const termsSchema = z.object({ termsVersion: z.string() });
const startedSchema = z.object({ url: z.url() });

/** Signs in at the provider's own pages, as a browser would: follows redirects, fills in the form that it finds. */
export async function signInByForm(visitor: PortalVisitor, account: TestAccount): Promise<void> {
  await visitor.call({ method: "GET", path: "/api/auth/user" });
  const { termsVersion } = await visitor.read({ method: "GET", path: "/api/auth/provider" }, termsSchema);
  const query = new URLSearchParams({
    providerId: account.providerId,
    redirect: "/nutzerkonto",
    locale: "de",
    timezone: "Europe/Berlin",
    termsVersion,
  });
  const path = `/api/auth/oidc/url?${query.toString()}`;
  const { url } = await visitor.read({ method: "GET", path }, startedSchema);
  const callback = await throughProvider(url, { account, cookies: new Map() });
  const { status } = await visitor.call({ method: "GET", path: callback.replace(visitor.url, "") });
  if (status !== 303) throw new SmokeFailure(`the return from the provider answered ${status}`);
}

/** Answers the address that leads back. `cookies` are the provider's, which is another site; they are kept there. */
export async function throughProvider(
  start: string,
  {
    account,
    cookies,
  }: {
    readonly account: Pick<TestAccount, "user" | "password">;
    readonly cookies: CookieJar;
  },
): Promise<string> {
  let address = start;
  let form: URLSearchParams | undefined;
  for (let hop = 0; hop < HOPS; hop += 1) {
    const response: Response = await fetch(address, {
      method: form === undefined ? "GET" : "POST",
      redirect: "manual",
      headers: { cookie: cookieHeader(cookies) },
      ...(form === undefined ? {} : { body: form }),
    });
    keepCookies(cookies, response);
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
    const hidden = /<input[^>]*type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g;
    for (const [, name = "", value = ""] of html.matchAll(hidden)) form.set(name, value);
  }
  throw new SmokeFailure("the provider never led back");
}
