import { plainDigits } from "#domain/text/plainDigits.ts";
import type { CompiledForm, InputComponent } from "../CompiledForm.ts";
import { cleanText } from "./cleanAnswer.ts";
import { answerAt } from "./dataPath.ts";
import { fieldsOf } from "../fieldsOf.ts";
import { isEmptyAnswer } from "./presence.ts";
import type { FormAnswers, JsonValue } from "../JsonValue.ts";
import { optionsOf } from "../optionsOf.ts";
import { FIELD_TYPES } from "../types/fieldTypes.ts";

/** One field that the account of the person can answer, with the answer as the field keeps it. */
export interface AccountAnswer {
  readonly path: string;
  /** Scope of the account: property `prefill` of the field. */
  readonly scope: string;
  readonly value: JsonValue;
}

interface Asked {
  readonly answers: FormAnswers;
  readonly account: Readonly<Record<string, string>>;
}

/**
 * What an account says to the questions of a form. A field may name the answer that it needs (`prefillWhen`): what an
 * account says belongs to the person who fills in, so to the applicant or to the representative and never to both.
 * A value that the field does not offer is none.
 */
export function accountAnswers(form: CompiledForm, asked: Asked): readonly AccountAnswer[] {
  return said(form, asked.account).flatMap(({ field, ...answer }) =>
    isOwn(field, asked.answers) ? [answer] : [],
  );
}

/**
 * Of them, what goes into fields that are shown and still as the form begins; what another one of them may hide waits for
 * that one.
 */
export function answersToFill(
  form: CompiledForm,
  asked: Asked & { readonly visible: ReadonlySet<string> },
): readonly AccountAnswer[] {
  const open = said(form, asked.account).filter(({ field, path, value }) => {
    const answer = answerAt(asked.answers, path);
    const isOpen = isEmptyAnswer(answer) || (answer === field.defaultValue && answer !== value);
    return asked.visible.has(path) && isOwn(field, asked.answers) && isOpen;
  });
  return open.filter(({ field }) => !open.some(({ path }) => field.reads?.includes(path)));
}

/** Paths of fields that hold what the account says, and turn out to ask about another person. */
export function answersToTakeBack(form: CompiledForm, { answers, account }: Asked): readonly string[] {
  return said(form, account).flatMap(({ field, path, value }) =>
    !isOwn(field, answers) && answerAt(answers, path) === value ? [path] : [],
  );
}

/** What the account says to each field that asks for it, without regard to `prefillWhen`. */
function said(
  form: CompiledForm,
  account: Readonly<Record<string, string>>,
): readonly (AccountAnswer & { readonly field: InputComponent })[] {
  return form.pages
    .flatMap((page) => fieldsOf(page))
    .flatMap(({ field }) => {
      const { prefill: scope, path } = field;
      const claim = scope === undefined || !Object.hasOwn(account, scope) ? undefined : account[scope];
      if (scope === undefined || claim === undefined || claim === "") return [];
      const value = answerOf(field, claim);
      return value === undefined || !isOffered(form, { field, value }) ? [] : [{ field, path, scope, value }];
    });
}

/** The answer as the field keeps it. */
function answerOf(field: InputComponent, value: string): JsonValue | undefined {
  const { ofAccount } = FIELD_TYPES[field.type];
  return ofAccount === undefined ? cleanText(value, field) : ofAccount(plainDigits(value), field.settings);
}

function isOwn({ prefillWhen }: InputComponent, answers: FormAnswers): boolean {
  return prefillWhen === undefined || answerAt(answers, prefillWhen.path) === prefillWhen.value;
}

function isOffered(
  form: CompiledForm,
  { field, value }: { readonly field: InputComponent; readonly value: JsonValue },
): boolean {
  const options = optionsOf(form, field);
  return options.length === 0 || options.some((option) => option.value === value);
}
