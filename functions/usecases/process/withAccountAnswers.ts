import type { Process } from "../../domain/process/Process.ts";
import type { Account } from "../../domain/session/Account.ts";
import { accountAnswers } from "../../forms/accountAnswers.ts";
import type { CompiledForm } from "../../forms/CompiledForm.ts";
import { answerAt, withAnswerAt } from "../../forms/dataPath.ts";
import { fieldsOf } from "../../forms/fieldsOf.ts";
import { isEmptyAnswer } from "../../forms/isEmptyAnswer.ts";
import type { FormAnswers, JsonValue } from "../../forms/JsonValue.ts";
import { answersWithoutFiles, stateOfForm } from "./formState.ts";

/** An answer that the portal gave or took back because of the account; null: taken back. */
export interface FilledAnswer {
  readonly path: string;
  readonly value: JsonValue;
}

/**
 * What the account says goes into the fields that are shown and still empty, and out of those that it filled in when
 * they turn out to belong to somebody else. What a person typed is never touched.
 */
export function withAccountAnswers(
  process: Process,
  given: { readonly form: CompiledForm; readonly account: Account; readonly now: Date },
): { readonly process: Process; readonly filled: readonly FilledAnswer[] } {
  const { form, account } = given;
  const filled: FilledAnswer[] = [];
  let answers = withoutForeign(process.formData, { form, account, filled });
  const { visible } = stateOfForm({ ...process, formData: { ...answers } }, given);
  for (const { path, value } of accountAnswers(form, { answers, account: account.data })) {
    if (!visible.has(path) || !isEmptyAnswer(answerAt(answers, path))) continue;
    answers = withAnswerAt(answers, { path, value });
    filled.push({ path, value });
  }
  if (filled.length === 0) return { process, filled };
  const settled = stateOfForm({ ...process, formData: { ...answers } }, given).data;
  return { process: { ...process, formData: { ...answersWithoutFiles(settled, form) } }, filled };
}

/** Takes back what the account said about one person where the field now asks about the other. */
function withoutForeign(
  before: FormAnswers,
  given: { readonly form: CompiledForm; readonly account: Account; readonly filled: FilledAnswer[] },
): FormAnswers {
  const { form, account, filled } = given;
  const own = new Set(
    accountAnswers(form, { answers: before, account: account.data }).map(({ path }) => path),
  );
  let answers = before;
  for (const { field } of form.pages.flatMap((page) => fieldsOf(page))) {
    const { path, prefillWhen } = field;
    if (prefillWhen === undefined || own.has(path)) continue;
    const answer = answerAt(answers, path);
    const told = accountAnswers(form, {
      answers: withAnswerAt(answers, { path: prefillWhen.path, value: prefillWhen.value }),
      account: account.data,
    }).find((candidate) => candidate.path === path);
    if (told === undefined || told.value !== answer) continue;
    answers = withAnswerAt(answers, { path, value: undefined });
    filled.push({ path, value: null });
  }
  return answers;
}
