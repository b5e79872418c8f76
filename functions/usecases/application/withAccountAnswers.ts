import type { Process } from "#domain/application/Process.ts";
import type { Account } from "#domain/sign-in/Account.ts";
import { answersToFill, answersToTakeBack } from "#forms/answers/accountAnswers.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { withAnswerAt } from "#forms/answers/dataPath.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import { answersWithoutFiles, stateOfForm } from "./formState.ts";

/** An answer that the portal gave or took back because of the account; null: taken back. */
export interface FilledAnswer {
  readonly path: string;
  readonly value: JsonValue;
}

/**
 * Account data fill the fields that are shown and still empty, and are removed from the fields that they filled when
 * these turn out to belong to another person. What a person typed is never changed.
 */
export function withAccountAnswers(
  process: Process,
  given: {
    readonly form: CompiledForm;
    readonly account: Account;
    readonly now: Date;
    /** Questions that were there before: what is empty there was left empty. */
    readonly asked?: ReadonlySet<string>;
  },
): { readonly process: Process; readonly filled: readonly FilledAnswer[] } {
  const { form } = given;
  const account = given.account.data;
  const filled: FilledAnswer[] = [];
  let answers: FormAnswers = process.formData;
  for (const path of answersToTakeBack(form, { answers, account })) {
    answers = withAnswerAt(answers, { path, value: undefined });
    filled.push({ path, value: null });
  }
  const open = () =>
    answersToFill(form, {
      answers,
      account,
      ...stateOfForm({ ...process, formData: { ...answers } }, given),
    }).filter(({ path }) => given.asked?.has(path) !== true);
  // A question that is shown by what the account says may be one that it answers.
  for (let found = open(); found.length > 0; found = open()) {
    for (const { path, value } of found) {
      answers = withAnswerAt(answers, { path, value });
      filled.push({ path, value });
    }
  }
  if (filled.length === 0) return { process, filled };
  const evaluated = stateOfForm({ ...process, formData: { ...answers } }, given).data;
  return { process: { ...process, formData: { ...answersWithoutFiles(evaluated, form) } }, filled };
}
