import type { Process } from "#domain/application/Process.ts";
import { type Account, isLocked } from "#domain/sign-in/Account.ts";
import { accountAnswers } from "#forms/answers/accountAnswers.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { answerAt } from "#forms/answers/dataPath.ts";
import { isEmptyAnswer } from "#forms/answers/presence.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { stateOfForm } from "./formState.ts";

/** A field whose answer is another than what the account says. */
export interface AccountDifference {
  readonly path: string;
  readonly scope: string;
  readonly answer: JsonValue;
  readonly account: JsonValue;
  /** The service takes this value from the account: it cannot be kept otherwise. */
  readonly locked: boolean;
}

/**
 * Differences that the person has to decide before sending (specification §4, conflict). Where the service does not
 * compare, only locked values count. A decision holds until the account has another value.
 */
export function accountDifferences(
  process: Process,
  given: { readonly form: CompiledForm; readonly account: Account; readonly now: Date },
): readonly AccountDifference[] {
  const { metadata, formData, comparison = {} } = process;
  const { form, account } = given;
  const open = accountAnswers(form, { answers: formData, account: account.data }).flatMap(
    ({ path, scope, value }) => {
      const answer = answerAt(formData, path);
      const locked = isLocked(metadata, { scope, account });
      const isOpen = locked || (metadata.enableDataComparison && comparison[path] !== value);
      if (answer === undefined || isEmptyAnswer(answer) || answer === value || !isOpen) return [];
      return [{ path, scope, answer, account: value, locked }];
    },
  );
  // Most have none: then the form need not be run to know what is shown.
  if (open.length === 0) return open;
  const { visible } = stateOfForm(process, given);
  return open.filter(({ path }) => visible.has(path));
}

/** Fields that show what the account says and cannot be changed. */
export function lockedPaths(
  process: Process,
  { form, account }: { readonly form: CompiledForm; readonly account: Account },
): readonly string[] {
  return accountAnswers(form, { answers: process.formData, account: account.data }).flatMap(
    ({ path, scope }) => (isLocked(process.metadata, { scope, account }) ? [path] : []),
  );
}
