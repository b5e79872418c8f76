import type { ResponseOf } from "../../../../functions/contract/operations.ts";
import { call } from "../../api/call.ts";
import { currentUser } from "../../api/currentUser.ts";
import { keepUnsaved, takeUnsaved } from "../../api/unsavedChanges.ts";
import {
  type AttachmentStore,
  attachmentStore,
  type AttachmentStoreOptions,
} from "../../features/attachments/attachmentStore.ts";
import { autosave, type Autosave } from "../../features/form-page/autosave.ts";
import type { SaveOutcome } from "../../features/form-page/AutosavePorts.ts";
import { formStore, type FormStore } from "../../features/form-page/formStore.ts";
import type { CompiledForm } from "../../../../functions/forms/CompiledForm.ts";
import { saveOutcomeOf } from "./saveOutcomeOf.ts";
import { whenSavingIsDue } from "./whenSavingIsDue.ts";
import { withFiles } from "./withFiles.ts";

export type ProcessView = ResponseOf<"getProcess">;

/** One application open in this window: answers, files, saving. Lives outside React. */
export interface ProcessSession {
  readonly process: () => ProcessView;
  readonly store: FormStore;
  readonly attachments: AttachmentStore;
  readonly autosave: Autosave;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes with everything that the frame around the form shows. */
  readonly revision: () => number;
  readonly update: (process: ProcessView) => void;
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

  const saver = autosave(
    {
      save: (changes, version) =>
        inTurn(async (): Promise<SaveOutcome> => {
          const result = await call("patchFormData", {
            path,
            body: { version, changes: changes.map((one) => ({ ...one })) },
          });
          if (!result.ok) return saveOutcomeOf(result.failure);
          const { updatedAt, availableUntil, status } = result.value;
          process = { ...process, updatedAt, availableUntil, status };
          return { kind: "saved", version: result.value.version, at: updatedAt };
        }),
      load: async () => {
        const result = await call("getProcess", { path });
        if (!result.ok) return undefined;
        process = result.value;
        return { version: process.version, formData: process.formData };
      },
      schedule: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      now: () => new Date(),
      stateChanged: () => {
        if (saver.state().kind === "signed-out") void currentUser.refresh();
        changed();
      },
      keep: (changes) => {
        if (process.saved) keepUnsaved(process.id, changes);
      },
      merged: (data) =>
        store.replace(withFiles(data, { form: store.form(), uploads: attachments.uploads() })),
    },
    { version: process.version, formData: process.formData, savedAt: process.updatedAt },
  );

  const attachments = attachmentStore({
    processId: process.id,
    attachments: process.attachments,
    write: (work) =>
      inTurn(async () => {
        const result = await work();
        if (result.ok) saver.raised(result.value.version);
        return result;
      }),
    happened: fileHappened,
  });

  const store = formStore({
    form,
    data: withFiles(process.formData, { form, uploads: attachments.uploads() }),
    today: new Date().toISOString().slice(0, 10),
    changed: (fieldPath, value) => saver.change(fieldPath, value),
  });

  const stopFiles = attachments.subscribe(() => {
    store.replace(withFiles(store.data(), { form: store.form(), uploads: attachments.uploads() }));
    changed();
  });
  const stopAnswers = store.subscribeAll(changed);
  const stopWatching = whenSavingIsDue(() => void saver.flush());
  for (const { path: fieldPath, value } of takeUnsaved(process.id)) store.set(fieldPath, value ?? undefined);

  return {
    process: () => process,
    store,
    attachments,
    autosave: saver,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
    update(next) {
      process = next;
      changed();
    },
    stop() {
      void saver.flush();
      saver.stop();
      stopFiles();
      stopAnswers();
      stopWatching();
    },
  };
}
