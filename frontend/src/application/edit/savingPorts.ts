import type { FormAnswers } from "#forms/JsonValue.ts";
import { type ApiFailure, isProblem } from "#ui/api/ApiFailure.ts";
import { callToSave } from "#ui/api/call.ts";
import type { AutosavePorts, SaveOutcome, Unsaved, Autosave } from "#ui/form/saving/AutosavePorts.ts";
import type { FormStore } from "#ui/form/store/formStore.ts";
import type { ProcessView } from "./opening.ts";
import type { FilesInRows } from "./withFiles.ts";
import { UNSAVED_PREFIX } from "#ui/api/answersOfTab.ts";
import { DRAFT_RETENTION_HOURS } from "#domain/application/retention.ts";
import { sameAnswersAt, pickAnswers, putAnswers, withChanges } from "#ui/form/store/changes.ts";

const HOUR_MILLISECONDS = 3_600_000;

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
 * Answers that could not be saved yet, kept in this tab: they survive a reload and the way to the sign-in and back.
 * Only for people with an account; an anonymous session leaves nothing behind.
 */
export function keepUnsaved(processId: string, unsaved: Unsaved | undefined): void {
  try {
    if (unsaved === undefined) sessionStorage.removeItem(UNSAVED_PREFIX + processId);
    else sessionStorage.setItem(UNSAVED_PREFIX + processId, JSON.stringify({ at: Date.now(), ...unsaved }));
  } catch {
    // Storage full or switched off: the answers stay in the memory of the window.
  }
}

/**
 * What `keepUnsaved` kept, if it is not older than a draft may be and did not arrive: what was on its way while the page
 * went is not read again, and the server may hold it already.
 */
export function takeUnsaved({
  id,
  version,
  formData,
}: Pick<ProcessView, "id" | "version" | "formData">): Unsaved | undefined {
  const unsaved = stored(id);
  if (unsaved === undefined || unsaved.sent.length === 0 || version === unsaved.version) return unsaved;
  const { sent, changes } = unsaved;
  const asSent = withChanges(putAnswers(formData, unsaved.base), sent);
  if (!sameAnswersAt(sent, { one: formData, other: asSent })) return unsaved;
  if (changes.length > 0) return { ...unsaved, base: pickAnswers(asSent, changes), sent: [] };
  sessionStorage.removeItem(UNSAVED_PREFIX + id);
  return undefined;
}

function stored(processId: string): Unsaved | undefined {
  try {
    const text = sessionStorage.getItem(UNSAVED_PREFIX + processId);
    const read: unknown = text === null ? null : JSON.parse(text);
    if (isStored(read) && Date.now() - read.at <= DRAFT_RETENTION_HOURS * HOUR_MILLISECONDS) return read;
    sessionStorage.removeItem(UNSAVED_PREFIX + processId);
  } catch {
    // Nothing that can be read was kept.
  }
  return undefined;
}

function isStored(stored: unknown): stored is Unsaved & { readonly at: number } {
  return (
    typeof stored === "object" &&
    stored !== null &&
    "at" in stored &&
    typeof stored.at === "number" &&
    "version" in stored &&
    typeof stored.version === "number" &&
    "base" in stored &&
    typeof stored.base === "object" &&
    stored.base !== null &&
    "changes" in stored &&
    areChanges(stored.changes) &&
    "sent" in stored &&
    areChanges(stored.sent)
  );
}

function areChanges(stored: unknown): boolean {
  return (
    Array.isArray(stored) &&
    stored.every(
      (change) => typeof change === "object" && change !== null && "path" in change && "value" in change,
    )
  );
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
