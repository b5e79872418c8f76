import type { CompiledComponent, CompiledForm, FieldError } from "#forms/CompiledForm.ts";
import { evaluateForm, preparedForm, type FormInput } from "#forms/evaluateForm.ts";
import { feeOfForm } from "#forms/feeOfForm.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import { templatePath } from "#forms/answers/shownPath.ts";

/** What a form makes of answers, as `form evaluate` prints it. */
export interface Evaluation {
  /** Paths of everything shown that has an answer, in reading order. */
  readonly visible: readonly string[];
  readonly data: FormAnswers;
  readonly errors: readonly Pick<FieldError, "path" | "rule" | "message">[];
  /** What the form's rule for the fee gives, meant to be euro cents; only where it has one. */
  readonly fee?: JsonValue;
}

export function evaluation(form: CompiledForm, input: FormInput): Evaluation {
  const state = evaluateForm(form, input);
  const { visible, data, errors } = state;
  const answers = new Set(form.pages.flatMap(({ components }) => answerPaths(components)));
  return {
    visible: [...visible].filter((path) => answers.has(templatePath(path))),
    data,
    errors: errors.map(({ path, rule, message }) => ({ path, rule, message })),
    ...(form.fee !== undefined && { fee: feeOfForm(preparedForm(form), { state, now: input.now }) ?? null }),
  };
}

function answerPaths(components: readonly CompiledComponent[]): readonly string[] {
  return components.flatMap((component) => {
    if (component.kind === "content") return [];
    if (component.kind === "layout") return component.areas.flatMap((area) => answerPaths(area.components));
    return component.kind === "input"
      ? [component.path]
      : [component.path, ...answerPaths(component.components)];
  });
}
