import type { Process } from "../../domain/process/Process.ts";
import type { Account } from "../../domain/session/Account.ts";
import { accountAnswers } from "../../forms/accountAnswers.ts";
import type { CompiledForm } from "../../forms/CompiledForm.ts";
import { answerAt } from "../../forms/dataPath.ts";
import { isEmptyAnswer } from "../../forms/isEmptyAnswer.ts";
import type { JsonValue } from "../../forms/JsonValue.ts";
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
 * What somebody still has to decide before sending (specification §4, conflict). Where the service does not compare,
 * only locked values count. What was decided stays decided until the account says something else.
 */
export function accountDifferences(
  process: Process,
  given: { readonly form: CompiledForm; readonly account: Account; readonly now: Date },
): readonly AccountDifference[] {
  const { metadata, formData, comparison = {} } = process;
  const { visible } = stateOfForm(process, given);
  return accountAnswers(given.form, { answers: formData, account: given.account.data }).flatMap(
    ({ path, scope, value }) => {
      const answer = answerAt(formData, path);
      const locked = isLocked(process, { scope, account: given.account });
      const isOpen = locked || (metadata.enableDataComparison && comparison[path] !== value);
      if (
        !visible.has(path) ||
        answer === undefined ||
        isEmptyAnswer(answer) ||
        answer === value ||
        !isOpen
      ) {
        return [];
      }
      return [{ path, scope, answer, account: value, locked }];
    },
  );
}

/** Whether the service takes a value from the account as it is, and the account is sure enough of it. */
export function isLocked(
  { metadata }: Process,
  { scope, account }: { readonly scope: string; readonly account: Account },
): boolean {
  return (
    metadata.idpDataLocked.some((locked) => locked === scope) && account.isSure(scope, metadata.trustLevel)
  );
}

/** Fields that show what the account says and cannot be changed. */
export function lockedPaths(
  process: Process,
  { form, account }: { readonly form: CompiledForm; readonly account: Account },
): readonly string[] {
  return accountAnswers(form, { answers: process.formData, account: account.data }).flatMap(
    ({ path, scope }) => (isLocked(process, { scope, account }) ? [path] : []),
  );
}
