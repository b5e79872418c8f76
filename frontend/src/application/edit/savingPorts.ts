import type { FormAnswers } from "#forms/JsonValue.ts";
import { type ApiFailure, isProblem } from "#ui/api/ApiFailure.ts";
import { callToSave } from "#ui/api/client.ts";
import type { AutosavePorts, SaveOutcome, Autosave } from "#ui/form/saving/autosave.ts";
import type { FormStore } from "#ui/form/store/formStore.ts";
import type { ProcessView } from "./opening.ts";
import type { FilesInRows } from "./withFiles.ts";
import { keepUnsaved } from "./answersInTab.ts";

/** The parts of an open application that saving needs. */
export interface SavedDraft {
  readonly process: () => ProcessView;
  /** The application as the server returned it with a save; the screen does not render anew for it. */
  readonly become: (process: ProcessView) => void;
  readonly inTurn: <Value>(write: () => Promise<Value>) => Promise<Value>;
  readonly store: FormStore;
  readonly files: FilesInRows;
  readonly withStoredFiles: (data: FormAnswers) => FormAnswers;
  readonly stateChanged: () => void;
}

/** Saves the answers of an application at the portal's API. */
export function savingPorts(draft: SavedDraft): AutosavePorts {
  const { process, become, inTurn, store, files } = draft;
  const { id } = process();
  const path = { processId: id };
  return {
    save: (changes, version) =>
      inTurn(async (): Promise<SaveOutcome> => {
        const sent = changes.map(({ rows, ...change }) => ({ ...change, ...(rows && { rows: [...rows] }) }));
        const result = await callToSave("patchFormData", {
          path,
          body: { version: version(), changes: sent },
        });
        if (!result.ok) return saveOutcomeOf(result.failure);
        const { version: next, updatedAt, availableUntil, status, filled } = result.value;
        become({ ...process(), updatedAt, availableUntil, status });
        return { kind: "saved", version: next, at: updatedAt, filled };
      }),
    // In its turn: the version read includes every file whose write went before.
    load: () =>
      inTurn(async () => {
        const result = await callToSave("getProcess", { path });
        if (!result.ok) return undefined;
        become(result.value);
        const { version: now, updatedAt: at, formData: answers } = result.value;
        return { version: now, at, formData: answers };
      }),
    evaluatedAnswers: (data) => store.evaluatedAnswers(data),
    schedule: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => new Date(),
    stateChanged: draft.stateChanged,
    keep: (unsaved) => {
      if (process().saved) keepUnsaved(id, unsaved);
    },
    adopted: files.adopt,
    merged: (data) => store.replace(draft.withStoredFiles(data)),
  };
}

/** What a refused save means for the person who types. */
function saveOutcomeOf(failure: ApiFailure): SaveOutcome {
  if (failure.kind === "offline") return { kind: "offline" };
  if (isProblem(failure, "version-conflict")) return { kind: "conflict" };
  if (isProblem(failure, "edited-elsewhere")) return { kind: "elsewhere" };
  if (isProblem(failure, "not-signed-in", "session-over", "account-required")) return { kind: "signed-out" };
  if (isProblem(failure, "process-expired", "process-not-found")) return { kind: "over" };
  if (isProblem(failure, "body-too-large", "schema-violation")) return { kind: "refused" };
  if (isProblem(failure, "read-only")) return { kind: "read-only" };
  return { kind: "failed" };
}

/** Saves at once when the connection is back, and when the window is left or closed. */
export function whenToSave(save: () => void): () => void {
  const hidden = (): void => {
    if (document.visibilityState === "hidden") save();
  };
  window.addEventListener("online", save);
  window.addEventListener("pagehide", save);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    window.removeEventListener("online", save);
    window.removeEventListener("pagehide", save);
    document.removeEventListener("visibilitychange", hidden);
  };
}

/**
 * Saves what waits because the person waits for it: a save that failed is tried again at once, until the state says that
 * saving fails. Answers whether everything is saved.
 */
export async function saveAll(autosave: Pick<Autosave, "flush" | "pending" | "state">): Promise<boolean> {
  do await autosave.flush();
  while (autosave.pending() && autosave.state().kind === "saving");
  return !autosave.pending();
}
