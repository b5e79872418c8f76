import type { IdentityProvider } from "#ui/api/useRead.ts";
import { readFromTab, writeToTab } from "#ui/api/tabStorage.ts";
import { hasEntries } from "#ui/settings/readValue.ts";
import type { LoginDecision } from "./LoginChoice.tsx";

/** What the redirect page needs to send the person to the provider. Kept in the entry of the history, not the address:
 *  a link must never be able to start a sign-in without consent. */
export interface LoginIntent extends LoginDecision {
  readonly kind: "login";
  /** Path of the portal to come back to. */
  readonly redirect: string;
  /** What the service wants to know of the person; absent: no service asks, the portal's own settings do. */
  readonly scopes?: IdentityProvider["defaultScopes"];
  /** Page where the sign-in was chosen: where giving it up leads back to. */
  readonly cancelUrl: string;
}

export function isLoginIntent(state: unknown): state is LoginIntent {
  const others = ["provider", "termsVersion", "trustLevel", "redirect", "cancelUrl"] as const;
  return hasEntries(state, "kind", ...others) && state.kind === "login";
}

const KEY = "last-login";
const HOUR_MILLISECONDS = 3_600_000;

/**
 * The sign-in that was chosen last in this tab, so that a failed one can be named and tried once more. In the tab and
 * not in an address: a link must never be able to start one without consent.
 */
export function rememberLogin(intent: LoginIntent): void {
  writeToTab(KEY, { at: Date.now(), intent });
}

export function lastLogin(): LoginIntent | undefined {
  const stored = readFromTab(KEY);
  if (!hasEntries(stored, "at", "intent")) return undefined;
  const isRecent = typeof stored.at === "number" && Date.now() - stored.at < HOUR_MILLISECONDS;
  return isRecent && isLoginIntent(stored.intent) ? stored.intent : undefined;
}

/** Whether the sign-in that was chosen last comes back to this application. */
export function isReturn(processId: string): boolean {
  const [, query = ""] = lastLogin()?.redirect.split("?") ?? [];
  return new URLSearchParams(query).get("process") === processId;
}

/** The sign-in succeeded, and what it was for is there. */
export function forgetLogin(): void {
  writeToTab(KEY, undefined);
}
