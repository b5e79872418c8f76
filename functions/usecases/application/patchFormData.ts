import type { Process } from "#domain/application/Process.ts";
import type { IllegalTransition } from "#domain/application/transitions.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Account } from "#domain/sign-in/Account.ts";
import type { Actor } from "#domain/sign-in/Actor.ts";
import { utf8Length } from "#domain/text/cutText.ts";
import type { CompiledForm, FieldError } from "#forms/CompiledForm.ts";
import { fieldsOf } from "#forms/fieldsOf.ts";
import { withAnswerAt } from "#forms/answers/dataPath.ts";
import { errorsOfGivenAnswers } from "#forms/evaluateForm.ts";
import type { Ports } from "#ports/Ports.ts";
import { lockedPaths } from "./accountDifferences.ts";
import { acceptedAnswers, type AnswerChange } from "./acceptedAnswers.ts";
import { attachmentsInRows } from "../attachments/attachmentsInRows.ts";
import { changeOwnProcess, type ChangeFailure, contentChange, getOwnProcess } from "./ownProcess.ts";
import { answersWithoutFiles, formOfProcess, stateOfForm } from "./formState.ts";
import { type FilledAnswer, withAccountAnswers } from "./withAccountAnswers.ts";

export type PatchFailure =
  | ChangeFailure
  | IllegalTransition
  | { readonly kind: "form-not-found" }
  | { readonly kind: "answers-too-large" }
  | { readonly kind: "version-conflict"; readonly currentVersion: number };

export interface PatchRequest {
  readonly actor: Actor;
  readonly processId: string;
  /** The version the changes are based on. */
  readonly version: number;
  readonly changes: readonly AnswerChange[];
  /** What the account of the person says; absent for visitors without one. */
  readonly account?: Account;
}

export interface PatchedProcess {
  readonly process: Process;
  readonly errors: readonly FieldError[];
  readonly dropped: readonly string[];
  /** Answers that the portal gave or took back because of the account. */
  readonly filled: readonly FilledAnswer[];
}

/** A stored item ends at 400 kB; answers keep well below, so that a process always fits. */
const ANSWERS_MAX_BYTES = 200_000;

/**
 * Saves changed answers. The same engine as in the browser decides what the form offers: other paths, files, wrong
 * types and choices that are not offered are dropped, hidden answers are cleared, and violated rules are answered but
 * the values kept, because a draft may be unfinished.
 */
export async function patchFormData(
  ports: Pick<Ports, "processes" | "forms" | "clock">,
  request: PatchRequest,
): Promise<Result<PatchedProcess, PatchFailure>> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const form = await formOfProcess(ports, { process: opened.value, locale: "de" });
  if (form === undefined) return err({ kind: "form-not-found" });
  const accepted = acceptedAnswers(form, request.changes);
  let filled: readonly FilledAnswer[] = [];
  const changed = await changeOwnProcess<Exclude<PatchFailure, ChangeFailure>>(ports, {
    actor: request.actor,
    processId: request.processId,
    change: (process, now) => {
      if (process.version !== request.version) {
        return err({ kind: "version-conflict", currentVersion: process.version });
      }
      const changes = withoutLocked(accepted.changes, { process, form, account: request.account });
      let answered = evaluated(form, { process: withChanges(process, changes), now });
      if (request.account !== undefined && mayMoveAccount(form, changes)) {
        const own = withAccountAnswers(answered, { form, account: request.account, now });
        answered = own.process;
        filled = own.filled;
      }
      if (utf8Length(JSON.stringify(answered.formData)) > ANSWERS_MAX_BYTES) {
        return err({ kind: "answers-too-large" });
      }
      return contentChange(answered, now);
    },
  });
  if (!changed.ok) return changed;
  const state = stateOfForm(changed.value, { form, now: ports.clock.now() });
  const shown = accepted.changes.filter(({ path }) => !state.visible.has(path)).map(({ path }) => path);
  return ok({
    process: changed.value,
    errors: errorsOfGivenAnswers(state),
    dropped: [...accepted.dropped, ...shown],
    filled,
  });
}

/** Whether one of the changes decides to whom of two people the account's data belong. */
function mayMoveAccount(form: CompiledForm, changes: readonly AnswerChange[]): boolean {
  const changed = new Set(changes.map(({ path }) => path));
  return form.pages
    .flatMap((page) => fieldsOf(page))
    .some(({ field }) => field.prefillWhen !== undefined && changed.has(field.prefillWhen.path));
}

/** What the service takes from the account cannot be typed over. */
function withoutLocked(
  changes: readonly AnswerChange[],
  given: { readonly process: Process; readonly form: CompiledForm; readonly account: Account | undefined },
): readonly AnswerChange[] {
  const { process, form, account } = given;
  if (account === undefined) return changes;
  const locked = new Set(lockedPaths(process, { form, account }));
  return changes.filter(({ path }) => !locked.has(path));
}

function withChanges(process: Process, changes: readonly AnswerChange[]): Process {
  let { formData, attachments } = process;
  for (const { path, value, rows } of changes) {
    formData = {
      ...withAnswerAt(formData, { path, value: value === null || value === "" ? undefined : value }),
    };
    if (rows !== undefined) attachments = [...attachmentsInRows(attachments, { path, rows })];
  }
  return { ...process, formData, attachments };
}

/** The answers after evaluation by the form; files count for its conditions and are stored separately. */
function evaluated(form: CompiledForm, given: { readonly process: Process; readonly now: Date }): Process {
  const state = stateOfForm(given.process, { form, now: given.now });
  return { ...given.process, formData: { ...answersWithoutFiles(state.data, form) } };
}
