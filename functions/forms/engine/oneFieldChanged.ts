import type { CompiledForm, FieldError } from "../CompiledForm.ts";
import { answerAt, withAnswerAt } from "../dataPath.ts";
import type { FormInput, FormState } from "../FormState.ts";
import { templatePath } from "../templatePath.ts";
import { brokenRules } from "./brokenRules.ts";
import { formIndex } from "./formIndex.ts";
import { copyValue } from "./mutableData.ts";
import { normalized } from "./normalized.ts";

/**
 * The form after a change of one answer that nothing else depends on: only that answer is normalised and checked.
 * Undefined where more may have changed.
 */
export function oneFieldChanged(
  form: CompiledForm,
  given: { readonly before: FormState; readonly input: FormInput; readonly changed: string },
): FormState | undefined {
  const { before, input } = given;
  const item = /\[\d+\]$/.exec(given.changed);
  const path = item === null ? given.changed : given.changed.slice(0, item.index);
  const field = formIndex(form).independent.get(templatePath(path));
  if (field === undefined || input.unknown !== "keep" || !before.visible.has(path)) return undefined;
  if ((item !== null && !field.multiple) || before.errors.some((error) => !before.visible.has(error.path)))
    return undefined;
  const sent = answerAt(input.data, path);
  if (sent === undefined && field.defaultValue !== undefined) return undefined;
  const value = normalized(field, sent === undefined ? undefined : copyValue(sent));
  const evaluate = (): undefined => undefined;
  const errors = brokenRules({ form, component: field, path, value, now: input.now, evaluate });
  return {
    ...before,
    data: withAnswerAt(input.data, { path, value }),
    errors: inReadingOrder(before, { path, errors }),
  };
}

/** The errors of one answer in the place of those that it had. */
function inReadingOrder(
  { visible, errors }: FormState,
  now: { readonly path: string; readonly errors: readonly FieldError[] },
): readonly FieldError[] {
  const others = errors.filter(({ path }) => path !== now.path);
  if (now.errors.length === 0) return others;
  const order = new Map([...visible].map((path, index) => [path, index]));
  const own = order.get(now.path) ?? 0;
  const place = others.findIndex(({ path }) => (order.get(path) ?? 0) > own);
  return place === -1 ? [...others, ...now.errors] : others.toSpliced(place, 0, ...now.errors);
}
