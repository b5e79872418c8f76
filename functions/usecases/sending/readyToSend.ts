import { errorsToTell } from "#forms/answers/errorsToTell.ts";
import type { NoticeTerms } from "#domain/application/electronicNotice.ts";
import { type NoticeUndecided, withElectronicNotice } from "#domain/application/withElectronicNotice.ts";
import type { Process } from "#domain/application/Process.ts";
import { type IdentificationFailure, maySend, type SignIn } from "#domain/application/identification.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Account } from "#domain/sign-in/Account.ts";
import type { CompiledForm, FieldError } from "#forms/CompiledForm.ts";
import { accountDifferences } from "../application/accountDifferences.ts";
import { stateOfForm } from "../application/formState.ts";

export type NotReady =
  | IdentificationFailure
  | NoticeUndecided
  | { readonly kind: "form-incomplete"; readonly errors: readonly FieldError[] }
  /** Answers differ from the account and the person has not decided. */
  | { readonly kind: "data-differs" };

/** Who sends. */
export interface Sender {
  readonly actor: SignIn;
  readonly account?: Account;
  readonly notice?: NoticeTerms;
}

/** The application as it goes out, if this person may send it and nothing is missing. */
export function readyToSend(
  process: Process,
  given: {
    readonly form: CompiledForm;
    readonly sender: Sender;
    readonly now: Date;
  },
): Result<Process, NotReady> {
  const { form, now } = given;
  const { actor, account, notice } = given.sender;
  const sends = maySend(process, actor);
  if (!sends.ok) return sends;
  const state = stateOfForm(process, { form, now });
  if (state.errors.length > 0) return err({ kind: "form-incomplete", errors: errorsToTell(state) });
  if (account !== undefined && accountDifferences(process, { form, account, now }).length > 0) {
    return err({ kind: "data-differs" });
  }
  const decided = notice === undefined ? ok(process) : withElectronicNotice(process, { terms: notice, now });
  if (!decided.ok) return decided;
  // A file of a question that is no longer asked goes the way of its answer: it is not sent.
  return ok({
    ...decided.value,
    attachments: process.attachments.filter(({ fieldPath }) => state.visible.has(fieldPath)),
  });
}
