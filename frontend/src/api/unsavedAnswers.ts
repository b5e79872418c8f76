/** Names the answers in the storage of this tab that could not be saved yet; the number of the process follows. */
export const UNSAVED_PREFIX = "unsaved:";

/** Names those that a condition hides. */
export const HIDDEN_PREFIX = "hidden:";

/** Takes the answers of an application out of this tab. */
export function forgetAnswersOfTab(processId: string): void {
  for (const prefix of [UNSAVED_PREFIX, HIDDEN_PREFIX]) sessionStorage.removeItem(prefix + processId);
}
