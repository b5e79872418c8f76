import { refusalCause } from "#usecases/sign-in/refusalCause.ts";
import type { CurrentSession } from "#runtime/http/cookies.ts";
import type { LoginReturn } from "#usecases/sign-in/finishLogin.ts";
import type { FailedLogin } from "#usecases/sign-in/openAccountSession.ts";

/** What every return from a provider ends with. */
export interface LoginEnd {
  readonly redirect: string;
  readonly cookies?: readonly string[];
}

/** What the browser itself brings back from a provider, with its cookie. */
export function broughtBy(
  current: CurrentSession | undefined,
): Pick<LoginReturn, "sessionId" | "begunState"> {
  return { sessionId: current?.sessionId, begunState: current?.session.pendingLogin?.state };
}

/** Problems for failures of a login's start; failures of an answer count as the provider's fault here. */
export const LOGIN_PROBLEMS = {
  "terms-not-accepted": "terms-not-accepted",
  "provider-not-found": "provider-not-found",
  "identity-provider-unavailable": "identity-provider-unavailable",
  "login-cancelled": "identity-provider-unavailable",
  "login-refused": "identity-provider-unavailable",
  "account-incomplete": "identity-provider-unavailable",
  "trust-level-too-low": "trust-level-too-low",
} as const;

/** Failures that the person cannot correct: support is asked, and needs to find them in the log. */
const IN_NEED_OF_SUPPORT: ReadonlySet<string> = new Set([
  "login-refused",
  "account-incomplete",
  "identity-provider-unavailable",
]);

const LOGIN_FAILED_PATH = { de: "/redirect", en: "/en/redirect" } as const;

/** The page that says that a login failed, with the way back. */
export function loginFailedAddress({ failure, redirect, locale, reference }: FailedLogin): string {
  const back = new URLSearchParams({ login: failure.kind, next: redirect });
  const cause = failure.kind === "login-refused" ? refusalCause(failure.reason) : undefined;
  if (cause !== undefined) back.set("cause", cause);
  if (IN_NEED_OF_SUPPORT.has(failure.kind)) back.set("reference", reference);
  if (failure.kind === "account-blocked" && failure.until !== undefined) back.set("until", failure.until);
  return `${LOGIN_FAILED_PATH[locale]}?${back.toString()}`;
}
