import { inject } from "vitest";
import { z } from "zod";
import {
  askForRequest,
  formIn,
  locationOf,
  postAnswer,
  type LoginWish,
} from "../integration/portal/SamlLogin.ts";
import { Visitor } from "../integration/portal/Visitor.ts";
import { AccountPages, type Place } from "./AccountPages.ts";
import type { Account } from "./realms/accounts.ts";
import { SERVICE_ACCOUNT } from "./realms/serviceAccount.ts";

/** One person at one machine: a browser that shows the portal to one side and the account to the other. */
export interface Browser {
  readonly visitor: Visitor;
  readonly pages: AccountPages;
}

export const newBrowser = (): Browser => ({
  visitor: new Visitor(inject("portalUrl")),
  pages: new AccountPages(inject("keycloak").url),
});

const startedSchema = z.object({ url: z.url() });
const termsSchema = z.object({ termsVersion: z.string() });

/** Goes from the portal to the provider; answers the page that it shows. */
export async function goToAccount({ visitor, pages }: Browser, wish: LoginWish): Promise<Place> {
  if (wish.providerId !== SERVICE_ACCOUNT) {
    const { action, fields } = await askForRequest(visitor, wish);
    return pages.open(action, fields);
  }
  await visitor.get("/api/auth/user");
  const { termsVersion } = termsSchema.parse((await visitor.get("/api/auth/provider")).body);
  const query = new URLSearchParams({
    redirect: "/nutzerkonto",
    locale: "de",
    timezone: "Europe/Berlin",
    termsVersion,
    ...wish,
  });
  const started = await visitor.get(`/api/auth/oidc/url?${query.toString()}`);
  return pages.open(startedSchema.parse(started.body).url);
}

/** Fills in the form of a page of the account. */
export function fillIn(
  pages: AccountPages,
  { address, html, fields }: Place & { readonly fields: Readonly<Record<string, string>> },
): Promise<Place> {
  const form = formIn(html);
  return pages.open(new URL(form.action, address).href, { ...form.fields, ...fields });
}

/** Takes what the account answers back to the portal; answers where the portal leads. */
export async function comeBack(visitor: Visitor, { address, html }: Place): Promise<string> {
  const next = html === "" ? address : await postAnswer(formIn(html));
  const { pathname, search } = new URL(next, address);
  return pathname.startsWith("/api/") ? locationOf(await visitor.get(pathname + search)) : next;
}

/** The whole way with the right password; answers where the portal leads at the end. */
export async function signInAtKeycloak(
  browser: Browser,
  { account, ...wish }: LoginWish & { readonly account: Account },
): Promise<string> {
  const page = await goToAccount(browser, wish);
  const { username, password } = account;
  return comeBack(browser.visitor, await fillIn(browser.pages, { ...page, fields: { username, password } }));
}

export const isSignedIn = async ({ visitor }: Browser): Promise<boolean> =>
  (await visitor.get("/api/auth/user")).status === 200;
