import type { CompiledForm, InputComponent } from "./CompiledForm.ts";
import { answerAt } from "./dataPath.ts";
import { dayOfIso } from "./dayValue.ts";
import { fieldsOf } from "./fieldsOf.ts";
import type { FormAnswers, JsonValue } from "./JsonValue.ts";
import { optionsOf } from "./optionsOf.ts";

/** One field that the account of the person can answer, with the answer as the field keeps it. */
export interface AccountAnswer {
  readonly path: string;
  /** Scope of the account: property `prefill` of the field. */
  readonly scope: string;
  readonly value: JsonValue;
}

/**
 * What an account says to the questions of a form. A field may name the answer that it needs (`prefillWhen`): what an
 * account says belongs to the person who fills in, so to the applicant or to the representative and never to both.
 * A value that the field does not offer is none.
 */
export function accountAnswers(
  form: CompiledForm,
  { answers, account }: { readonly answers: FormAnswers; readonly account: Readonly<Record<string, string>> },
): readonly AccountAnswer[] {
  return form.pages
    .flatMap((page) => fieldsOf(page))
    .flatMap(({ field }) => {
      const { prefill: scope, prefillWhen: when, path } = field;
      const told = scope === undefined || !Object.hasOwn(account, scope) ? undefined : account[scope];
      if (scope === undefined || told === undefined || told === "") return [];
      if (when !== undefined && answerAt(answers, when.path) !== when.value) return [];
      const value = field.type === "day" ? dayOfIso(told) : told;
      return value === undefined || !isOffered(form, { field, value }) ? [] : [{ path, scope, value }];
    });
}

function isOffered(
  form: CompiledForm,
  { field, value }: { readonly field: InputComponent; readonly value: string },
): boolean {
  const options = optionsOf(form, field);
  return options.length === 0 || options.some((option) => option.value === value);
}
