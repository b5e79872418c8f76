import { UNSAVED_PREFIX } from "../../api/unsavedAnswers.ts";
import type { Unsaved } from "../../features/form-page/AutosavePorts.ts";

/**
 * Answers that could not be saved yet, kept in this tab: they survive a reload and the way to the sign-in and back.
 * Only for people with an account; whoever is anonymous leaves nothing behind.
 */
export function keepUnsaved(processId: string, unsaved: Unsaved | undefined): void {
  try {
    if (unsaved === undefined) sessionStorage.removeItem(UNSAVED_PREFIX + processId);
    else sessionStorage.setItem(UNSAVED_PREFIX + processId, JSON.stringify({ at: Date.now(), ...unsaved }));
  } catch {
    // Storage full or switched off: the answers stay in the memory of the window.
  }
}
