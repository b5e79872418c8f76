import type { FormAnswers } from "#forms/JsonValue.ts";
import type { PreparedForm } from "#forms/prepareForm.ts";
import { type ApiFailure, isProblem } from "#ui/api/ApiFailure.ts";
import { callToSave, callToSend } from "#ui/api/client.ts";
import { currentUser, hasAccount, type User } from "#ui/api/useUser.ts";
import {
  type AttachmentStore,
  attachmentStore,
  type AttachmentStoreOptions,
} from "#ui/attachments/attachmentStore.ts";
import { isMoving, isOnlyHere, type UploadWork } from "#ui/attachments/upload/Upload.ts";
import { leaveOnPurpose, blockReload } from "#ui/builds/reloadGuards.ts";
import { autosave, type Autosave, type SaveOutcome, type Unsaved } from "#ui/form/saving/autosave.ts";
import { listenersOf } from "#ui/settings/listeners.ts";
import { formStore, type FormStore } from "#ui/form/store/formStore.ts";
import { withChanges } from "#ui/form/store/changes.ts";
import { type ProcessView, loadWholeForm } from "./opening.ts";
import { isFixed, outlineOf } from "./steps.ts";
import type { EditingLease } from "../window/editingLease.ts";
import { nameWindow, holdEditingWindow, type HeldWindow } from "../window/holdEditingWindow.ts";
import { type AccountSays, accountSays } from "./accountSays.ts";
import { hiddenAnswersOf, keepHiddenAnswers, keepUnsaved } from "./answersInTab.ts";
import { filesInRows, withFiles, withoutFiles } from "./withFiles.ts";
import { answerAt } from "#forms/answers/dataPath.ts";
import { isEmptyAnswer } from "#forms/answers/presence.ts";
import { shownFields } from "#forms/shownFields.ts";

/** One application open in this window: answers, files, saving, the right to edit. Lives outside React. */
export interface DraftEditor {
  readonly process: () => ProcessView;
  readonly store: FormStore;
  readonly attachments: AttachmentStore;
  readonly autosave: Autosave;
  /** Writes something else than answers, after all that is saved before it: saves that follow know of its version. */
  readonly write: UploadWork["write"];
  /** What the account of the person says to a question. */
  readonly accountSays: AccountSays["to"];
  /** How many questions are answered; undefined until every page is there. */
  readonly countAnswers: () => number | undefined;
  /** Whether this window edits; undefined until it has asked. */
  readonly lease: () => EditingLease | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes with everything that the frame around the form shows. */
  readonly revision: () => number;
  readonly update: (process: ProcessView) => void;
  /** The form is on the screen: now the window asks to edit it, and the other pages may load. */
  readonly begin: () => void;
  /** Steps that were on the screen of this window: they can be opened again, whatever is missing before them. */
  readonly visited: ReadonlySet<string>;
  /** This step is on the screen. */
  readonly visit: (step: string) => void;
  readonly stop: () => void;
}

export interface DraftEditorOptions {
  readonly process: ProcessView;
  readonly form: PreparedForm;
  /** Changes that an earlier page of this tab could not save. */
  readonly unsaved: Unsaved | undefined;
  readonly fileHappened: AttachmentStoreOptions["happened"];
}

export function draftEditor(options: DraftEditorOptions): DraftEditor {
  const { form, unsaved } = options;
  let { process } = options;
  const { id, version, formData, updatedAt } = process;
  let revision = 0;
  let editing: HeldWindow | undefined;
  let begun = false;
  let stopped = false;
  const listeners = listenersOf();

  function changed(): void {
    revision += 1;
    listeners.notify();
  }

  // A write without the window's name would look like one of another window.
  let turn: Promise<unknown> = nameWindow();
  /** Writes of one window go one after the other. */
  function inTurn<Value>(write: () => Promise<Value>): Promise<Value> {
    const result = turn.then(write);
    turn = result.catch(() => undefined);
    return result;
  }

  const write: DraftEditor["write"] = async (work) => {
    await saver.flush();
    return inTurn(async () => {
      const result = await work();
      if (result.ok) saver.raised(result.value.version);
      return result;
    });
  };

  const attachments = attachmentStore({
    call: callToSend,
    processId: id,
    attachments: process.attachments,
    // A file goes to the row that the server knows by its number.
    write,
    happened: options.fileHappened,
  });
  const files = filesInRows({ attachments, known: () => process.attachments });
  unsaved?.sent.forEach(files.move);
  unsaved?.changes.forEach(files.move);
  const withStoredFiles = (data: FormAnswers): FormAnswers =>
    withFiles(data, { form: store.form(), uploads: attachments.uploads() });
  const hasFiles = (where: typeof isMoving): boolean => attachments.uploads().some(where);

  const store: FormStore = formStore({
    form,
    data: withFiles(withChanges(formData, [...(unsaved?.sent ?? []), ...(unsaved?.changes ?? [])]), {
      form,
      uploads: attachments.uploads(),
    }),
    context: process.formContext,
    hidden: hiddenAnswersOf(id),
    now: () => new Date(),
    changed(change) {
      // The files of a row move with it, and are no part of what is saved.
      files.move(change);
      saver.change(withoutFiles(change, store.form()));
      const filled = says.filled(change.path);
      if (filled !== undefined) store.replace(filled);
    },
  });
  const says = accountSays({ store, metadata: () => process.metadata, login });
  const path = { processId: id };
  const saver: Autosave = autosave(
    {
      save: (changes, version) =>
        inTurn(async (): Promise<SaveOutcome> => {
          const sent = changes.map(({ rows, ...change }) => ({
            ...change,
            ...(rows && { rows: [...rows] }),
          }));
          const result = await callToSave("patchFormData", {
            path,
            body: { version: version(), changes: sent },
          });
          if (!result.ok) return saveOutcomeOf(result.failure);
          const { version: next, updatedAt, availableUntil, status, filled } = result.value;
          // The screen does not render anew for it.
          process = { ...process, updatedAt, availableUntil, status };
          return { kind: "saved", version: next, at: updatedAt, filled };
        }),
      // In its turn: the version read includes every file whose write went before.
      load: () =>
        inTurn(async () => {
          const result = await callToSave("getProcess", { path });
          if (!result.ok) return undefined;
          process = result.value;
          const { version: now, updatedAt: at, formData: answers } = process;
          return { version: now, at, formData: answers };
        }),
      evaluatedAnswers: store.evaluatedAnswers,
      schedule: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      now: () => new Date(),
      stateChanged() {
        const { kind } = saver.state();
        if (kind === "signed-out") void currentUser.refresh();
        if (kind === "elsewhere") editing?.lease.refused();
        changed();
      },
      keep: (unsaved) => {
        if (process.saved) keepUnsaved(id, unsaved);
      },
      adopted: files.adopt,
      merged: (data) => store.replace(withStoredFiles(data)),
    },
    { version, formData, at: updatedAt, unsaved },
  );
  const stopSaving = whenToSave(() => void saver.flush());
  const stopFiles = attachments.subscribe(() => {
    store.replace(withStoredFiles(store.data()));
    changed();
  });
  // The frame shows steps and not answers: a key press that moves no step renders nothing but its field.
  const visited = new Set<string>();
  let current: string | undefined;
  let outline = outlineOf(store, current);
  const stopAnswers = store.subscribeAll(() => {
    keepHiddenAnswers(process);
    const next = outlineOf(store, current);
    if (next === outline) return;
    outline = next;
    changed();
  });

  /** Another window deleted the application: this one shows that, and keeps nothing of it. */
  function deleted(): void {
    // What was sent goes by itself, and its result stays on the screen.
    if (isFixed(process)) return;
    keepUnsaved(id, undefined);
    keepHiddenAnswers({ ...process, status: "SUBMITTED" });
    // What is still to be saved leaves nothing in the tab either.
    process = { ...process, saved: false };
    leaveOnPurpose();
    location.reload();
  }

  let left = false;
  const allowReload = blockReload(
    () =>
      hasFiles(isMoving) ||
      (!left && (saver.pending() || hasFiles(isOnlyHere) || process.status === "PAYMENT_PENDING")),
  );

  return {
    process: () => process,
    store,
    attachments,
    autosave: saver,
    write,
    accountSays: says.to,
    countAnswers: () => countAnswers(store),
    lease: () => editing?.lease,
    subscribe: listeners.subscribe,
    revision: () => revision,
    update(next) {
      process = next;
      keepHiddenAnswers(process);
      changed();
    },
    visited,
    visit(step) {
      visited.add(step);
      current = step;
      outline = outlineOf(store, current);
    },
    begin() {
      if (begun || stopped) return;
      begun = true;
      if (process.status !== "SUBMITTED") {
        editing = holdEditingWindow(id, { changed, resumed: () => saver.resume(), deleted });
        changed();
      }
      if (store.form().pages.some((page) => page.deferred === true))
        void loadWholeForm({ process: () => process, store, wanted: () => !stopped });
    },
    stop() {
      stopped = true;
      stopSaving();
      stopFiles();
      stopAnswers();
      // What is still to be saved is saved while this window may.
      void saver.flush().then(() => {
        editing?.stop();
        left = true;
        // Files on their way go on.
        if (!hasFiles(isMoving)) allowReload();
      });
      saver.stop();
    },
  };
}

function login(): User["loginData"] | undefined {
  const state = currentUser.state.now();
  return state.status === "ready" && hasAccount(state.value) ? state.value.loginData : undefined;
}

/** How many questions are answered, without files; undefined as long as pages are missing. */
function countAnswers(store: FormStore): number | undefined {
  const form = store.form();
  if (form.pages.some((page) => page.deferred === true)) return undefined;
  return shownFields(form, store.state()).filter(
    ({ field, path }) =>
      field.type !== "file" && field.type !== "hidden" && !isEmptyAnswer(answerAt(store.data(), path)),
  ).length;
}

/** What a refused save means for the person who types. */
function saveOutcomeOf(failure: ApiFailure): SaveOutcome {
  if (failure.kind === "offline") return { kind: "offline" };
  if (isProblem(failure, "version-conflict")) return { kind: "conflict" };
  if (isProblem(failure, "edited-elsewhere")) return { kind: "elsewhere" };
  if (isProblem(failure, "not-signed-in", "session-over", "account-required")) return { kind: "signed-out" };
  if (isProblem(failure, "process-expired", "process-not-found")) return { kind: "over" };
  if (isProblem(failure, "body-too-large")) return { kind: "too-long" };
  if (isProblem(failure, "schema-violation")) return { kind: "refused" };
  if (isProblem(failure, "read-only")) return { kind: "read-only" };
  return { kind: "failed" };
}

/** Saves at once when the connection is back, and when the window is left or closed. */
function whenToSave(save: () => void): () => void {
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

export interface StepContentProps {
  readonly editor: DraftEditor;
  readonly stepKey: string;
  readonly user: User | undefined;
  /** Another window edits. */
  readonly reading: boolean;
  /** The step that the person came from to change something. */
  readonly cameFrom: string | undefined;
  readonly changeAddressOf: (key: string) => string;
  readonly onChange: (key: string) => void;
  readonly onGo: (key: string) => void;
}
