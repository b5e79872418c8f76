import { isLoginIntent, type LoginIntent } from "./LoginIntent.ts";

const KEY = "last-login";
const HOUR_MILLISECONDS = 3_600_000;

/**
 * The sign-in that was chosen last in this tab, so that a failed one can be named and tried once more. In the tab and
 * not in an address: a link must never be able to start one without consent.
 */
export function rememberLogin(intent: LoginIntent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), intent }));
  } catch {
    // Storage is switched off: then the person chooses again.
  }
}

export function lastLogin(): LoginIntent | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null || !("at" in stored) || !("intent" in stored))
      return undefined;
    const isRecent = typeof stored.at === "number" && Date.now() - stored.at < HOUR_MILLISECONDS;
    return isRecent && isLoginIntent(stored.intent) ? stored.intent : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the sign-in that was chosen last comes back to this application. */
export function isReturn(processId: string): boolean {
  const [, query = ""] = lastLogin()?.redirect.split("?") ?? [];
  return new URLSearchParams(query).get("process") === processId;
}

/** The sign-in succeeded, and what it was for is there. */
export function forgetLogin(): void {
  sessionStorage.removeItem(KEY);
}
