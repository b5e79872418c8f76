/**
 * What the tab remembers of an application of an anonymous session, by its number: it belongs to no account and ends with
 * its session. The value is what the start page of the same service and place is called with; nothing of the person.
 */
const ANONYMOUS_PREFIX = "anonymous:";

/** Names the answers that could not be saved yet; the number of the application follows. */
export const UNSAVED_PREFIX = "unsaved:";

/** Names those that a condition hides. */
export const HIDDEN_PREFIX = "hidden:";

/** The page of an application that was opened last: where a sign-in leads whose answer comes once more. */
export const LAST_PLACE = "place";

/** Undefined takes it away. Where the storage is full or switched off, nothing of it is found after a reload. */
export function writeToTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // What is written stays in the memory of the window.
  }
}

/** Undefined: nothing that can be read was kept. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberAnonymous(processId: string, processData: object): void {
  writeToTab(ANONYMOUS_PREFIX + processId, processData);
}

/** What the start page of an application like it is called with, as JSON; undefined: this tab did not open it as an anonymous one. */
export function startOfAnonymous(processId: string): string | undefined {
  const processData = readFromTab(ANONYMOUS_PREFIX + processId);
  return processData === undefined ? undefined : JSON.stringify(processData);
}

/** Takes everything of the person out of this tab; that an application ended with its session is still known. */
export function clearAnswersOfTab(): void {
  for (const key of Object.keys(sessionStorage))
    if (!key.startsWith(ANONYMOUS_PREFIX)) sessionStorage.removeItem(key);
}

/** Takes the answers of an application out of this tab. */
export function forgetAnswersOfTab(processId: string): void {
  for (const prefix of [UNSAVED_PREFIX, HIDDEN_PREFIX]) sessionStorage.removeItem(prefix + processId);
  sessionStorage.removeItem(LAST_PLACE);
}
