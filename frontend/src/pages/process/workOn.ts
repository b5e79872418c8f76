import { call } from "../../api/call.ts";
import { currentUser } from "../../api/currentUser.ts";
import { hasAccount, type User } from "../../api/useUser.ts";
import {
  type AttachmentStore,
  attachmentStore,
  type AttachmentStoreOptions,
} from "../../features/attachments/attachmentStore.ts";
import { isMoving, isOnlyHere } from "../../features/attachments/unfinished.ts";
import type { EditingLease } from "../../features/editing-window/editingLease.ts";
import type { AutosavePorts, SaveOutcome, Unsaved } from "../../features/form-page/AutosavePorts.ts";
import { autosave, engine } from "../../features/form-page/engine.ts";
import { nameWindow } from "../../features/editing-window/nameWindow.ts";
import type { FormStore } from "../../features/form-page/formStore.ts";
import type { Autosave } from "../../features/form-page/Saving.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import { type AccountSays, accountSays } from "./accountSays.ts";
import { countAnswers } from "./countAnswers.ts";
import { editingWindow, type WindowOfProcess } from "./editingWindow.ts";
import { filesInRows } from "./filesInRows.ts";
import { keepUnsaved } from "./keepUnsaved.ts";
import { loadWholeForm } from "./loadWholeForm.ts";
import type { ProcessView } from "./ProcessView.ts";
import { saveOutcomeOf } from "./saveOutcomeOf.ts";
import { startEngine } from "./startEngine.ts";
import { whenSavingIsDue } from "./whenSavingIsDue.ts";
import { withFiles } from "./withFiles.ts";
import { withoutFiles } from "./withoutFiles.ts";

/** An application that is open in this window, as far as its first page needs it. */
export interface OpenedProcess {
  readonly process: () => ProcessView;
  /** The application as the server told it with a save: nothing is shown anew for that. */
  readonly become: (process: ProcessView) => void;
  readonly unsaved: Unsaved | undefined;
  readonly store: () => FormStore;
  readonly fileHappened: AttachmentStoreOptions["happened"];
  readonly saver: () => Autosave;
  readonly changed: () => void;
  readonly inTurn: <Value>(write: () => Promise<Value>) => Promise<Value>;
}

/** What works on an application once its first page is there. */
export interface ProcessWork {
  readonly autosave: Autosave;
  readonly attachments: AttachmentStore;
  /** Whether files are on their way, or only this window has what is missing of them. */
  readonly hasFiles: (where: "moving" | "only-here") => boolean;
  readonly start: () => Promise<void>;
  readonly accountSays: AccountSays;
  readonly countAnswers: () => number | undefined;
  readonly lease: () => EditingLease | undefined;
  /** This window has its name: a write without it would look like one of another window. */
  readonly named: Promise<void>;
  /** Resolves when what was still to be saved is saved, or cannot be. */
  readonly stop: () => Promise<void>;
}

/** Evaluates, saves, keeps the right to edit and knows what the account says. */
export function workOn(opened: OpenedProcess): ProcessWork {
  const { process, become, store, saver } = opened;
  const { id, version, formData, updatedAt } = process();
  const path = { processId: id };
  let editing: WindowOfProcess | undefined;
  let stopped = false;
  let stopWatching: () => void = () => undefined;

  const attachments = attachmentStore({
    call,
    processId: id,
    attachments: process().attachments,
    write: async (work) => {
      // A file goes to the row that the server knows by its number.
      await saver().flush();
      return opened.inTurn(async () => {
        const result = await work();
        if (result.ok) saver().raised(result.value.version);
        return result;
      });
    },
    happened: opened.fileHappened,
  });
  const files = filesInRows({ attachments, known: () => process().attachments });
  const withStoredFiles = (data: FormAnswers): FormAnswers =>
    withFiles(data, { form: store().form(), uploads: attachments.uploads() });
  opened.unsaved?.sent.forEach(files.move);
  opened.unsaved?.changes.forEach(files.move);
  const stopFiles = attachments.subscribe(() => {
    store().replace(withStoredFiles(store().data()));
    opened.changed();
  });

  const ports: AutosavePorts = {
    save: (changes, version) =>
      opened.inTurn(async (): Promise<SaveOutcome> => {
        const sent = changes.map(({ rows, ...change }) => ({ ...change, ...(rows && { rows: [...rows] }) }));
        const result = await call("patchFormData", { path, body: { version: version(), changes: sent } });
        if (!result.ok) return saveOutcomeOf(result.failure);
        const { version: next, updatedAt, availableUntil, status, filled } = result.value;
        become({ ...process(), updatedAt, availableUntil, status });
        return { kind: "saved", version: next, at: updatedAt, filled };
      }),
    // In its turn: what is read knows of every file whose write went before.
    load: () =>
      opened.inTurn(async () => {
        const result = await call("getProcess", { path });
        if (!result.ok) return undefined;
        become(result.value);
        const { version: now, updatedAt: at, formData: answers } = result.value;
        return { version: now, at, formData: answers };
      }),
    settled: (data) => store().settled(data),
    schedule: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => new Date(),
    stateChanged: () => {
      const { kind } = saver().state();
      if (kind === "signed-out") void currentUser.refresh();
      if (kind === "elsewhere") editing?.lease.refused();
      opened.changed();
    },
    keep: (left) => {
      if (process().saved) keepUnsaved(id, left);
    },
    adopted: files.adopt,
    merged: (data) => store().replace(withStoredFiles(data)),
  };

  const saving = autosave(ports, { version, formData, at: updatedAt, unsaved: opened.unsaved });

  return {
    autosave: {
      ...saving,
      change(change) {
        // The files of a row move with it, and are no part of what is saved.
        files.move(change);
        saving.change(withoutFiles(change, store().form()));
      },
    },
    attachments,
    hasFiles: (where) => attachments.uploads().some(where === "moving" ? isMoving : isOnlyHere),
    async start() {
      stopWatching = whenSavingIsDue(() => void saver().flush());
      store().replace(withStoredFiles(store().data()));
      await startEngine(store(), engine);
      if (stopped) return;
      if (process().status !== "SUBMITTED") {
        editing = editingWindow(id, {
          changed: opened.changed,
          resumed: () => saver().resume(),
        });
      }
      const deferred = store()
        .form()
        .pages.some((page) => page.deferred === true);
      if (deferred) void loadWholeForm({ process, store: store() }, { wanted: () => !stopped });
    },
    accountSays: accountSays({
      store: {
        form: () => store().form(),
        data: () => store().data(),
        state: () => store().state(),
      },
      metadata: () => process().metadata,
      login,
    }),
    countAnswers: () => countAnswers(store()),
    lease: () => editing?.lease,
    named: nameWindow(),
    async stop() {
      stopped = true;
      stopWatching();
      stopFiles();
      // What is still to be saved is saved while this window may.
      await saver().flush();
      editing?.stop();
    },
  };
}

function login(): User["loginData"] | undefined {
  const state = currentUser.state();
  return state.status === "ready" && hasAccount(state.value) ? state.value.loginData : undefined;
}
