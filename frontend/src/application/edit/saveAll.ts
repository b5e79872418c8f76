import type { Autosave } from "#ui/form/saving/AutosavePorts.ts";

/**
 * Saves what waits because the person waits for it: a save that failed is tried again at once, until the state says that
 * saving fails. Answers whether everything is saved.
 */
export async function saveAll(autosave: Pick<Autosave, "flush" | "pending" | "state">): Promise<boolean> {
  do await autosave.flush();
  while (autosave.pending() && autosave.state().kind === "saving");
  return !autosave.pending();
}
