import type { CompiledForm } from "../../../../functions/forms/CompiledForm.ts";
import type { JsonValue } from "../../../../functions/forms/JsonValue.ts";
import { answerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import type { FormState } from "../../../../functions/forms/evaluateForm.ts";
import { fieldsOf } from "../../../../functions/forms/fieldsOf.ts";

/** What one field shows. The same object as long as nothing of it changes, so that only its field renders anew. */
export interface FieldView {
  readonly value: JsonValue | undefined;
  readonly visible: boolean;
  /** Shown only after the person left the field or tried to go on. */
  readonly error: string | undefined;
}

export interface Answered {
  readonly form: CompiledForm;
  readonly data: FormAnswers;
  readonly state: FormState;
  /** Paths whose errors may be shown. */
  readonly reported: ReadonlySet<string>;
}

/** What each field shows now. */
export function fieldViews(
  { form, data, state, reported }: Answered,
  before: ReadonlyMap<string, FieldView>,
): ReadonlyMap<string, FieldView> {
  const errors = new Map(state.errors.map((error) => [error.path, error.message]));
  const views = new Map<string, FieldView>();
  for (const { field } of form.pages.flatMap((page) => fieldsOf(page))) {
    const view = {
      value: answerAt(data, field.path),
      visible: state.visible.has(field.path),
      error: reported.has(field.path) ? errors.get(field.path) : undefined,
    };
    const last = before.get(field.path);
    const same =
      last !== undefined &&
      last.visible === view.visible &&
      last.error === view.error &&
      sameAnswer(last.value, view.value);
    views.set(field.path, same ? last : view);
  }
  return views;
}

export function sameAnswer(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}
