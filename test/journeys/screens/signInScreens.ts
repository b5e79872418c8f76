import { OPERATIONS, type ResponseOf } from "../../../functions/contract/operations.ts";
import { NURSE_IN_COLOGNE } from "../../integration/portal/nurseInCologne.ts";
import type { Screen } from "./Screen.ts";
import type { Visit } from "./Visit.ts";

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
  ends: { readonly expires: number; readonly sessionExpiration: number },
): Promise<void> {
  // The end stays where it is, however often it is asked for.
  const begun = Date.now();
  const at = (seconds: number): string => new Date(begun + seconds * 1000).toISOString();
  const change = (user: ResponseOf<"getUser">): ResponseOf<"getUser"> =>
    user && {
      ...user,
      loginData: {
        ...user.loginData,
        expires: at(ends.expires),
        sessionExpiration: at(ends.sessionExpiration),
      },
    };
  await visit.alters("getUser", { schema: OPERATIONS.getUser.response, change });
  await visit.signsIn();
  await visit.goTo("account");
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
  { name: "sign-in-eid", open: (visit) => chooses(visit, "eid") },
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
      await visit.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "session-ends-soon",
    open: async (visit) => {
      await endsSoon(visit, { expires: 240, sessionExpiration: 240 });
      await visit.page.locator(".ap-toast").first().waitFor();
    },
  },
  {
    name: "session-ended",
    focus: "dialog",
    open: async (visit) => {
      await endsSoon(visit, { expires: 600, sessionExpiration: 600 });
      await visit.page.waitForLoadState("networkidle");
      await visit.page.unrouteAll();
      await visit.page.context().clearCookies({ name: "session" });
      // Whoever comes online again asks who is there.
      await visit.page.waitForTimeout(2500);
      await visit.page.evaluate(() => dispatchEvent(new Event("online")));
      await visit.page.getByRole("dialog").waitFor();
    },
  },
];
