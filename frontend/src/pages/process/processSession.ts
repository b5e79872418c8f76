import { call } from "../../api/call.ts";
import { currentUser } from "../../api/currentUser.ts";
import { hasAccount, type User } from "../../api/useUser.ts";
import { keepUnsaved, takeUnsaved } from "../../api/unsavedChanges.ts";
import {
  type AttachmentStore,
  attachmentStore,
  type AttachmentStoreOptions,
} from "../../features/attachments/attachmentStore.ts";
import { lateAutosave } from "../../features/form-page/lateAutosave.ts";
import type { Autosave } from "../../features/form-page/Saving.ts";
import type { AutosavePorts, SaveOutcome } from "../../features/form-page/AutosavePorts.ts";
import { formStore, type FormStore } from "../../features/form-page/formStore.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import type { CompiledForm } from "../../../../functions/forms/CompiledForm.ts";
import type { Change } from "../../features/form-page/Change.ts";
import { withChanges } from "../../features/form-page/withChanges.ts";
import type { EditingLease } from "../../features/editing-window/editingLease.ts";
import { outlineOf } from "./steps.ts";
import { loadWork, type WorkParts } from "./loadWork.ts";
import type { WindowOfProcess } from "./editingWindow.ts";
import type { AccountSays } from "./accountSays.ts";
import type { ProcessView } from "./ProcessView.ts";

/** One application open in this window: answers, files, saving. Lives outside React. */
export interface ProcessSession {
  readonly process: () => ProcessView;
  readonly store: FormStore;
  readonly attachments: AttachmentStore;
  readonly autosave: Autosave;
  /** What the account of the person says to a question. */
  readonly accountSays: AccountSays["to"];
  /** Whether this window edits; undefined until what asks for it has loaded. */
  readonly lease: () => EditingLease | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes with everything that the frame around the form shows. */
  readonly revision: () => number;
  readonly update: (process: ProcessView) => void;
  /** The form is on the screen: now what evaluates and saves it may load. */
  readonly begin: () => void;
  /** Steps that were on the screen of this window: they can be opened again, whatever is missing before them. */
  readonly visited: Set<string>;
  readonly stop: () => void;
}

export interface ProcessSessionOptions {
  readonly process: ProcessView;
  readonly form: CompiledForm;
  readonly fileHappened: AttachmentStoreOptions["happened"];
}

export function processSession({
  process: opened,
  form,
  fileHappened,
}: ProcessSessionOptions): ProcessSession {
  let process = opened;
  let revision = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const path = { processId: opened.id };

  function changed(): void {
    revision += 1;
    for (const listener of listeners) listener();
  }

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  }

  const unsaved = takeUnsaved(process.id);
  const ports: AutosavePorts = {
    save: (changes, version) =>
      inTurn(async (): Promise<SaveOutcome> => {
        const result = await call("patchFormData", {
          path,
          body: {
            version: version(),
            changes: changes.map(({ rows, ...change }) => ({
              ...change,
              ...(rows && { rows: [...rows] }),
            })),
          },
        });
        if (!result.ok) return work?.saveOutcomeOf(result.failure) ?? { kind: "failed" };
        const { updatedAt, availableUntil, status } = result.value;
        process = { ...process, updatedAt, availableUntil, status };
        return { kind: "saved", version: result.value.version, at: updatedAt, filled: result.value.filled };
      }),
    load: async () => {
      const result = await call("getProcess", { path });
      if (!result.ok) return undefined;
      process = result.value;
      return { version: process.version, formData: process.formData };
    },
    settled: (data) => store.settled(data),
    schedule: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => new Date(),
    stateChanged: () => {
      const { kind } = saver.state();
      if (kind === "signed-out") void currentUser.refresh();
      if (kind === "elsewhere") editing?.lease.refused();
      changed();
    },
    keep: (left) => {
      if (process.saved) keepUnsaved(process.id, left);
    },
    merged: (data) => store.replace(withStoredFiles(data)),
  };
  let work: WorkParts | undefined;
  let says: AccountSays | undefined;
  let editing: WindowOfProcess | undefined;
  let stopped = false;
  let stopWatching: () => void = () => undefined;
  let begin: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => (begin = resolve)).then(loadWork);
  const saver = lateAutosave(
    loading.then(({ autosave }) => {
      const { version, formData } = opened;
      return autosave(ports, { version, formData, savedAt: opened.updatedAt, unsaved });
    }),
    { savedAt: opened.updatedAt },
  );

  const attachments = attachmentStore({
    processId: process.id,
    attachments: process.attachments,
    write: async (work) => {
      // A file goes to the row that the server knows by its number.
      await saver.flush();
      return inTurn(async () => {
        const result = await work();
        if (result.ok) saver.raised(result.value.version);
        return result;
      });
    },
    happened: fileHappened,
  });

  function withStoredFiles(data: FormAnswers): FormAnswers {
    return work?.withFiles(data, { form: store.form(), uploads: attachments.uploads() }) ?? data;
  }

  function moveFiles({ path: list, rows }: Change): void {
    if (rows !== undefined) attachments.moveRows({ list, rows });
  }

  unsaved?.changes.forEach(moveFiles);
  const store = formStore({
    form,
    data: withChanges(process.formData, unsaved?.changes ?? []),
    context: process.formContext,
    now: () => new Date(),
    changed(change) {
      moveFiles(change);
      saver.change(work?.withoutFiles(change, store.form()) ?? change);
      const filled = says?.filled(change.path);
      if (filled !== undefined) store.replace(filled);
    },
  });

  void loading.then(async (parts) => {
    work = parts;
    stopWatching = parts.whenSavingIsDue(() => void saver.flush());
    store.replace(withStoredFiles(store.data()));
    says = parts.accountSays({ store, metadata: () => process.metadata, login });
    await parts.startEngine(store, parts.engine);
    if (!stopped && process.status !== "SUBMITTED") {
      editing = parts.editingWindow(process.id, {
        changed,
        resumed: async () => {
          await saver.resume();
          attachments.adopt(process.attachments);
        },
      });
    }
    const deferred = store.form().pages.some((page) => page.deferred === true);
    if (deferred) void parts.loadWholeForm({ process: () => process, store }, { wanted: () => !stopped });
  });
  const stopFiles = attachments.subscribe(() => {
    store.replace(withStoredFiles(store.data()));
    changed();
  });
  // The frame shows steps and not answers: a key press that moves no step renders nothing but its field.
  let outline = outlineOf(store);
  const stopAnswers = store.subscribeAll(() => {
    const next = outlineOf(store);
    if (next === outline) return;
    outline = next;
    changed();
  });

  return {
    process: () => process,
    store,
    attachments,
    autosave: saver,
    accountSays: (path) => says?.to(path),
    lease: () => editing?.lease,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
    update(next) {
      process = next;
      changed();
    },
    visited: new Set(),
    begin,
    stop() {
      stopped = true;
      void saver.flush().then(() => editing?.stop());
      saver.stop();
      stopFiles();
      stopAnswers();
      stopWatching();
    },
  };
}

function login(): User["loginData"] | undefined {
  const state = currentUser.state();
  return state.status === "ready" && hasAccount(state.value) ? state.value.loginData : undefined;
}
