import type { Page } from "@playwright/test";
import { OPERATIONS, type ResponseOf } from "#contract/operations.ts";
import type { EidClientState } from "#ui/pages/redirect/eid/eidClientWatch.ts";
import { NURSE_IN_COLOGNE } from "#test/integration/portal/nurseInCologne.ts";
import { checksSession } from "../checksSession.ts";
import type { Screen } from "./Screen.ts";
import { Visit } from "./Visit.ts";

const FAILURES = [
  "login-cancelled",
  "trust-level-too-low",
  "identity-provider-unavailable",
  "login-unknown",
  "login-refused",
] as const;

/** The session ends so many seconds from now. */
async function endsSoon(
  visit: Visit,
  ends: { readonly expires: number; readonly sessionExpiration: number; readonly transient?: boolean },
): Promise<void> {
  // Other journeys move the clock of the portal.
  const { headers } = await fetch(new URL("/api/version", visit.portalUrl));
  const ahead = Date.parse(headers.get("date") ?? "") - Date.now();
  // The end stays where it is, however often it is asked for.
  let begun: number | undefined;
  const at = (seconds: number): string => {
    begun ??= Date.now() + ahead;
    return new Date(begun + seconds * 1000).toISOString();
  };
  const change = (user: ResponseOf<"getUser">): ResponseOf<"getUser"> =>
    user && {
      ...user,
      loginData: {
        ...user.loginData,
        ...(ends.transient === true && { transient: true }),
        expires: at(ends.expires),
        sessionExpiration: at(ends.sessionExpiration),
      },
    };
  await visit.alters("getUser", { schema: OPERATIONS.getUser.response, change });
  await visit.signsIn();
  await visit.goTo(ends.transient === true ? "index" : "account");
}

/** The person is asked whether they are still there; however long that is looked at, the session does not end. */
async function isAsked(page: Page): Promise<void> {
  await page.getByRole("timer").waitFor();
  await page.clock.setFixedTime(new Date());
}

/** Signs out in another window of the same browser. */
async function signsOutElsewhere(visit: Visit): Promise<void> {
  await visit.becomes(await visit.stock.another());
  await visit.goTo("index");
  const other = await visit.page.context().newPage();
  await new Visit(other, visit).goTo("account");
  await checksSession(visit.page);
  await other.getByRole("button", { name: await visit.says("header.signOut") }).click();
  await visit.page.getByRole("dialog").waitFor();
  await other.close();
}

/** On the way to a provider, from the start of an application. */
async function chooses(visit: Visit, provider: string): Promise<void> {
  await visit.goToService(NURSE_IN_COLOGNE.leiKaId);
  await visit.page.locator(`label[for=login-${provider}]`).click();
  for (const box of await visit.page.getByRole("checkbox").all()) await box.check();
  const heading = visit.page.getByRole("heading", { level: 1 });
  const hasNotText = await heading.innerText();
  await visit.page.locator("main button.kern-btn--primary").click();
  await visit.page.waitForURL(/redirect/);
  // The address is there before its page.
  await heading.filter({ hasNotText }).waitFor();
}

/** State of the eID client: reported by the browser, or by the client's own answer. */
const eid = (state: EidClientState, device: (visit: Visit) => Promise<unknown>): Screen => ({
  name: `sign-in-eid-${state}`,
  open: async (visit) => {
    await device(visit);
    await chooses(visit, "eid");
    const hasText = await visit.says(`eid.state.${state}`);
    await visit.page.getByRole("status").filter({ hasText }).waitFor();
  },
});

/** What asks the eID client whether it is there (BSI TR-03124-1). */
const asksClient = ({ searchParams }: URL): boolean => searchParams.get("Status") === "json";

/** A browser that names itself so. */
const isBrowser = (visit: Visit, userAgent: string): Promise<unknown> =>
  visit.page.addInitScript(
    (name) => Object.defineProperty(navigator, "userAgent", { get: () => name }),
    userAgent,
  );

/** What the browser says of looking into the device's own network. */
const permits = (visit: Visit, state: PermissionState): Promise<unknown> =>
  visit.page.addInitScript(
    (said) =>
      Object.defineProperty(navigator, "permissions", {
        get: () => ({ query: () => Promise.resolve({ state: said }) }),
      }),
    state,
  );

const EID_SCREENS: readonly Screen[] = [
  eid("unavailable", (visit) => visit.page.route(asksClient, (route) => route.abort("connectionrefused"))),
  eid("blocked", (visit) => permits(visit, "denied")),
  eid("prompt", async (visit) => {
    await permits(visit, "prompt");
    await visit.page.route(asksClient, () => Promise.resolve());
  }),
  eid("safari", async (visit) => {
    await isBrowser(visit, "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15");
    await visit.page.route(asksClient, (route) => route.abort("connectionrefused"));
  }),
  eid("mobile", (visit) => isBrowser(visit, "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile")),
];

/** Signed in, and then no more. */
async function loses(visit: Visit, transient: boolean): Promise<void> {
  if (transient) await visit.isTransient();
  await visit.signsIn();
  await visit.goTo("index");
  // Who is there must be known before they are there no more.
  const hasText = await visit.says("header.signOut");
  await visit.page.getByRole("banner").getByRole("button").filter({ hasText }).waitFor();
  await visit.page.unrouteAll();
  await visit.page.context().clearCookies({ name: "session" });
  await checksSession(visit.page);
  await visit.page.getByRole("dialog").waitFor();
}

/** Signing in, what comes of it, and the end of a session. */
export const SIGN_IN_SCREENS: readonly Screen[] = [
  ...FAILURES.map((login): Screen => ({
    name: `sign-in-${login}`,
    open: (visit) => visit.goTo("redirect", { login, next: "/" }),
  })),
  {
    name: "sign-in-blocked",
    open: (visit) =>
      visit.goTo("redirect", { login: "account-blocked", next: "/", until: "2026-12-24T11:00:00.000Z" }),
  },
  {
    name: "sign-in-blocked-for-good",
    open: (visit) => visit.goTo("redirect", { login: "account-blocked", next: "/" }),
  },
  { name: "sign-in-eid", open: (visit) => chooses(visit, "eid") },
  ...EID_SCREENS,
  {
    name: "sign-in-redirect",
    open: async (visit) => {
      await visit.holds("getOidcUrl");
      await chooses(visit, "sk");
    },
  },
  {
    name: "sign-in-failed-again",
    open: async (visit) => {
      await visit.refuses("getOidcUrl", "identity-provider-unavailable");
      await chooses(visit, "sk");
      await visit.page.locator("main .kern-alert--danger").waitFor();
    },
  },
  {
    name: "sign-in-cookies-off",
    open: async (visit) => {
      await visit.page.addInitScript(() =>
        Object.defineProperty(navigator, "cookieEnabled", { get: () => false }),
      );
      await visit.goToService(NURSE_IN_COLOGNE.leiKaId);
      await visit.page.locator("main .kern-alert--danger").waitFor();
    },
  },
  {
    name: "sign-in-no-providers",
    open: async (visit) => {
      await visit.refuses("listProviders", "unexpected");
      await visit.goTo("account");
      await visit.page.locator("main .kern-alert--danger").waitFor();
    },
  },
  {
    name: "session-inactive",
    focus: "dialog",
    open: async (visit) => {
      await endsSoon(visit, { expires: 50, sessionExpiration: 3600 });
      await isAsked(visit.page);
    },
  },
  {
    name: "session-inactive-lost",
    focus: "dialog",
    open: async (visit) => {
      await endsSoon(visit, { expires: 50, sessionExpiration: 3600, transient: true });
      await isAsked(visit.page);
    },
  },
  {
    name: "session-ends-soon",
    open: async (visit) => {
      await endsSoon(visit, { expires: 240, sessionExpiration: 240 });
      await visit.page.locator(".ap-toast").first().waitFor();
    },
  },
  { name: "session-ended", focus: "dialog", open: (visit) => loses(visit, false) },
  { name: "session-ended-elsewhere", focus: "dialog", open: signsOutElsewhere },
  { name: "session-ended-lost", focus: "dialog", open: (visit) => loses(visit, true) },
];
