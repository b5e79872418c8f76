import { hold } from "../../builds/holds.ts";
import type { AttachmentStore, AttachmentStoreOptions } from "../../features/attachments/attachmentStore.ts";
import { lateAutosave } from "../../features/form-page/lateAutosave.ts";
import type { Unsaved } from "../../features/form-page/AutosavePorts.ts";
import type { Autosave } from "../../features/form-page/Saving.ts";
import { formStore, type FormStore } from "../../features/form-page/formStore.ts";
import type { CompiledForm } from "../../../../functions/forms/CompiledForm.ts";
import { withChanges } from "../../features/form-page/withChanges.ts";
import type { EditingLease } from "../../features/editing-window/editingLease.ts";
import { loadWork } from "./loadWork.ts";
import { outlineOf } from "./steps.ts";
import type { AccountSays } from "./accountSays.ts";
import type { ProcessView } from "./ProcessView.ts";
import type { ProcessWork } from "./workOn.ts";

/** One application open in this window: answers, files, saving. Lives outside React. */
export interface ProcessSession {
  readonly process: () => ProcessView;
  readonly store: FormStore;
  /** Its files; undefined until what works on them has loaded. */
  readonly attachments: () => AttachmentStore | undefined;
  readonly autosave: Autosave;
  /** What the account of the person says to a question. */
  readonly accountSays: AccountSays["to"];
  /** How many questions are answered; undefined until the engine runs and every page is there. */
  readonly countAnswers: () => number | undefined;
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
  /** What an earlier look at this application could not save. */
  readonly unsaved: Unsaved | undefined;
  readonly fileHappened: AttachmentStoreOptions["happened"];
}

export function processSession({
  process: opened,
  form,
  unsaved,
  fileHappened,
}: ProcessSessionOptions): ProcessSession {
  let process = opened;
  let revision = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function changed(): void {
    revision += 1;
    for (const listener of listeners) listener();
  }

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = turn.then(() => named).then(work);
    turn = result.catch(() => undefined);
    return result;
  }

  let work: ProcessWork | undefined;
  let stopped = false;
  let begin: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => (begin = resolve)).then(loadWork).then((workOn) => {
    work = workOn({
      process: () => process,
      become: (next) => (process = next),
      unsaved,
      store: () => store,
      fileHappened,
      saver: () => saver,
      changed,
      inTurn,
    });
    changed();
    return work;
  });
  const named = loading.then((loaded) => loaded.named);
  const saver = lateAutosave(
    loading.then(({ autosave }) => autosave),
    { savedAt: opened.updatedAt },
  );

  const store = formStore({
    form,
    data: withChanges(process.formData, [...(unsaved?.sent ?? []), ...(unsaved?.changes ?? [])]),
    context: process.formContext,
    now: () => new Date(),
    changed(change) {
      saver.change(change);
      const filled = work?.accountSays.filled(change.path);
      if (filled !== undefined) store.replace(filled);
    },
  });

  void loading.then((loaded) => {
    if (!stopped) void loaded.start();
  });
  // The frame shows steps and not answers: a key press that moves no step renders nothing but its field.
  let outline = outlineOf(store);
  const stopAnswers = store.subscribeAll(() => {
    const next = outlineOf(store);
    if (next === outline) return;
    outline = next;
    changed();
  });

  let left = false;
  const release = hold(
    () =>
      work?.hasFiles("moving") === true ||
      (!left &&
        (saver.pending() || work?.hasFiles("only-here") === true || process.status === "PAYMENT_PENDING")),
  );
  /** What could still be saved is saved; files on their way go on. */
  function leave(): void {
    left = true;
    if (work?.hasFiles("moving") !== true) release();
  }

  return {
    process: () => process,
    store,
    attachments: () => work?.attachments,
    autosave: saver,
    accountSays: (path) => work?.accountSays.to(path),
    countAnswers: () => work?.countAnswers(),
    lease: () => work?.lease(),
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
      void (work?.stop() ?? Promise.resolve()).then(leave);
      saver.stop();
      stopAnswers();
    },
  };
}
