/** Names the answers in the storage of this tab that could not be saved yet; the number of the process follows. */
export const UNSAVED_PREFIX = "unsaved:";
