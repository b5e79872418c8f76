/**
 * In the storage of this tab, by the number of the application: it belongs to no account and ends with its session. The
 * value is what the start page of the same service and place is called with, as JSON; nothing of the person.
 */
const PREFIX = "anonymous:";

export function rememberAnonymous(processId: string, processData: object): void {
  try {
    sessionStorage.setItem(PREFIX + processId, JSON.stringify(processData));
  } catch {
    // Storage switched off: after the session its end looks like a missing sign-in.
  }
}

/** What the start page of an application like it is called with, as JSON; undefined: this tab did not open it as an anonymous one. */
export function startOfAnonymous(processId: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + processId) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Takes everything of the person out of this tab; that an application ended with its session is still known. */
export function clearAnswersOfTab(): void {
  for (const key of Object.keys(sessionStorage)) if (!key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** Names the answers in the storage of this tab that could not be saved yet; the number of the process follows. */
export const UNSAVED_PREFIX = "unsaved:";

/** Names those that a condition hides. */
export const HIDDEN_PREFIX = "hidden:";

/** Takes the answers of an application out of this tab. */
export function forgetAnswersOfTab(processId: string): void {
  for (const prefix of [UNSAVED_PREFIX, HIDDEN_PREFIX]) sessionStorage.removeItem(prefix + processId);
}
