import { z } from "zod";
import type { Answer, Visitor } from "./Visitor.ts";

/** Choices on the provider's page. */
export interface Choice {
  readonly person?: string;
  readonly level?: "low" | "substantial" | "high";
  readonly fault?: string;
  readonly choice?: "sign-in" | "cancel";
}

export interface LoginWish {
  readonly providerId: string;
  readonly redirect?: string;
  readonly cancelUrl?: string;
  readonly locale?: "de" | "en";
  readonly trustLevel?: "low" | "substantial" | "high";
  /** What the service wants to know, with blanks between. */
  readonly scopes?: string;
}

export interface PostedForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The provider's own session, as its cookie. */
  readonly cookie?: string;
}

const destinationSchema = z.object({ url: z.url(), fields: z.record(z.string(), z.string()) });

/** Asks the portal for a request, as its login page does. */
export async function askForRequest(visitor: Visitor, wish: LoginWish): Promise<PostedForm> {
  await visitor.get("/api/auth/user");
  const { termsVersion } = z
    .object({ termsVersion: z.string() })
    .parse((await visitor.get("/api/auth/provider")).body);
  const query = new URLSearchParams({
    redirect: "/nutzerkonto",
    cancelUrl: "/antrag/start",
    locale: "de",
    timezone: "Europe/Berlin",
    termsVersion,
    ...wish,
  });
  const asked = await visitor.get(`/api/auth/saml2/request?${query.toString()}`);
  if (asked.status !== 200) throw new Error(`no request: ${asked.status} ${JSON.stringify(asked.body)}`);
  const { url, fields } = destinationSchema.parse(asked.body);
  return { action: url, fields };
}

/** Posts the request to the provider and chooses on its page. Answers the form that its last page posts to the portal. */
export async function chooseAtProvider(request: PostedForm, choice: Choice = {}): Promise<PostedForm> {
  const begun = await fetch(request.action, {
    method: "POST",
    body: new URLSearchParams(request.fields),
    redirect: "manual",
  });
  if (begun.status === 200) return formIn(await begun.text());
  const location = begun.headers.get("location");
  if (location === null) throw new Error(`the provider refused: ${begun.status} ${await begun.text()}`);
  const page = new URL(location, request.action);
  const chosen = await fetch(page, {
    method: "POST",
    body: new URLSearchParams({ person: "erika", choice: "sign-in", ...choice }),
  });
  const [cookie = ""] = (chosen.headers.getSetCookie()[0] ?? "").split(";");
  return { ...formIn(await chosen.text()), cookie };
}

/** Takes the provider's answer to the portal without a cookie, as a browser does from another site. */
export async function postAnswer({ action, fields }: PostedForm): Promise<string> {
  const posted = await fetch(action, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  const location = posted.headers.get("location");
  if (location === null) throw new Error(`the portal leads nowhere: ${posted.status} ${await posted.text()}`);
  return location;
}

/** The whole way through a provider with pages in the browser; answers where the portal leads at the end. */
export async function signInBySaml(
  visitor: Visitor,
  wish: LoginWish & { readonly choose?: Choice },
): Promise<string> {
  const { choose, ...asked } = wish;
  const answer = await chooseAtProvider(await askForRequest(visitor, asked), choose);
  const next = await postAnswer(answer);
  return next.startsWith("/api/") ? locationOf(await visitor.get(next)) : next;
}

export function locationOf(answer: Answer): string {
  const location = answer.headers.get("location");
  if (location === null) throw new Error(`no redirect: ${answer.status} ${JSON.stringify(answer.body)}`);
  return location;
}

/** The first form of a page, as a browser without scripts would send it. */
export function formIn(html: string): PostedForm {
  const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1];
  if (action === undefined) throw new Error(`no form in: ${html}`);
  const inputs = html.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g);
  const fields = [...inputs].map(([, name = "", value = ""]): [string, string] => [name, unescaped(value)]);
  return { action: unescaped(action), fields: Object.fromEntries(fields) };
}

function unescaped(text: string): string {
  return text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll("&amp;", "&");
}

/** The eID client's window: from the address that the portal's page links to. */
export async function chooseAtCard(link: string, choice: Choice = {}): Promise<Response> {
  const window = await fetch(link);
  if (!window.ok) return window;
  const { action } = formIn(await window.text());
  return fetch(new URL(action, link), {
    method: "POST",
    body: new URLSearchParams({ person: "erika", choice: "sign-in", ...choice }),
    redirect: "manual",
  });
}

/** The whole way through the eID client; answers where the portal leads the browser at the end. */
export async function signInByCard(
  visitor: Visitor,
  wish: Omit<LoginWish, "providerId"> & { readonly choose?: Choice } = {},
): Promise<string> {
  const { choose, ...asked } = wish;
  const { action } = await askForRequest(visitor, { ...asked, providerId: "eid" });
  const back = (await chooseAtCard(action, choose)).headers.get("location");
  if (back === null) throw new Error("the eID client leads nowhere");
  const { pathname, search } = new URL(back);
  return pathname.startsWith("/api/") ? locationOf(await visitor.get(pathname + search)) : pathname + search;
}
