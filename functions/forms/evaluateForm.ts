import type { CompiledForm, FieldError, InputComponent } from "./CompiledForm.ts";
import { answerAt, withAnswerAt } from "./dataPath.ts";
import { engineMessage } from "./engineMessages.ts";
import type { Expression } from "./Expression.ts";
import { holds } from "./expressions/evaluateExpression.ts";
import { fieldsOf } from "./fieldsOf.ts";
import { isEmptyAnswer } from "./isEmptyAnswer.ts";
import type { FormAnswers, JsonValue } from "./JsonValue.ts";
import { optionsOf } from "./optionsOf.ts";
import { validateField } from "./validateField.ts";

export interface FormState {
  /** Keys of the pages shown. */
  readonly pages: readonly string[];
  /** Paths of the fields shown. */
  readonly visible: ReadonlySet<string>;
  /** The answers without those of hidden fields (Form.io's clearOnHide) and without anything the form does not offer. */
  readonly data: FormAnswers;
  /** Broken rules of shown fields, in reading order. */
  readonly errors: readonly FieldError[];
}

/** A hidden answer can hide further fields, so conditions are evaluated until nothing changes any more. */
const MAX_ROUNDS = 10;

/** Runs a form over answers: the same function decides in the browser and in Lambda. `today` is an ISO date. */
export function evaluateForm(
  form: CompiledForm,
  given: { readonly data: FormAnswers; readonly today: string },
): FormState {
  const fields = form.pages.flatMap((page) => fieldsOf(page));
  let data = given.data;
  let visible = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const shown = fields.filter(({ conditions }) =>
      conditions.every((part) => isMet(part, { data, today: given.today })),
    );
    visible = new Set(shown.map(({ field }) => field.path));
    const kept = keepOnly(
      shown.map(({ field }) => field),
      given.data,
    );
    const settled = JSON.stringify(kept) === JSON.stringify(data);
    data = kept;
    if (settled) break;
  }
  const errors = fields
    .filter(({ field }) => visible.has(field.path))
    .flatMap(({ field }) => errorOf(field, { form, value: answerAt(data, field.path), today: given.today }));
  const pages = form.pages
    .filter((page) => page.condition === undefined || isMet(page.condition, { data, today: given.today }))
    .map((page) => page.key);
  return { pages, visible, data, errors };
}

function isMet(
  condition: Expression,
  given: { readonly data: FormAnswers; readonly today: string },
): boolean {
  const { data, today } = given;
  return holds(condition, { data, row: data, value: undefined, rowIndexes: [], now: today });
}

function keepOnly(fields: readonly InputComponent[], data: FormAnswers): FormAnswers {
  let kept: FormAnswers = {};
  for (const field of fields) {
    const value = answerAt(data, field.path);
    if (value !== undefined) kept = withAnswerAt(kept, { path: field.path, value });
  }
  return kept;
}

function errorOf(
  field: InputComponent,
  given: { readonly form: CompiledForm; readonly value: JsonValue | undefined; readonly today: string },
): readonly FieldError[] {
  const broken = validateField(field, { ...given, options: optionsOf(given.form, field) });
  if (broken === undefined) return [];
  const message =
    field.message ??
    field.messages?.[broken.rule] ??
    engineMessage(broken.rule, { locale: given.form.locale, label: field.label, limit: broken.limit });
  return [{ path: field.path, rule: broken.rule, message }];
}

/** Errors among the answers already given: what is still empty is not an error while someone is filling in. */
export function errorsOfGivenAnswers(state: FormState): readonly FieldError[] {
  return state.errors.filter(({ path }) => !isEmptyAnswer(answerAt(state.data, path)));
}

/** Answers of a new form: the defaults of the definition, in a pass of their own before any condition is looked at. */
export function initialAnswers(form: CompiledForm): FormAnswers {
  let data: FormAnswers = {};
  for (const { field } of form.pages.flatMap((page) => fieldsOf(page))) {
    if (field.defaultValue !== undefined)
      data = withAnswerAt(data, { path: field.path, value: field.defaultValue });
  }
  return data;
}
