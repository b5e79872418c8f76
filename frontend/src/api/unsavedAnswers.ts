/** Names the answers in the storage of this tab that could not be saved yet; the number of the process follows. */
export const UNSAVED_PREFIX = "unsaved:";

/** After a sign-out nothing stays in the tab. */
export function forgetUnsaved(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(UNSAVED_PREFIX)) sessionStorage.removeItem(key);
  }
}
