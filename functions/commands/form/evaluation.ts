import type { CompiledComponent, CompiledForm, FieldError } from "../../forms/CompiledForm.ts";
import { evaluateForm, type FormInput } from "../../forms/evaluateForm.ts";
import type { FormAnswers } from "../../forms/JsonValue.ts";
import { templatePath } from "../../forms/templatePath.ts";

/** What a form makes of answers, as `form evaluate` prints it. */
export interface Evaluation {
  /** Paths of everything shown that has an answer, in reading order. */
  readonly visible: readonly string[];
  readonly data: FormAnswers;
  readonly errors: readonly Pick<FieldError, "path" | "rule" | "message">[];
}

export function evaluation(form: CompiledForm, input: FormInput): Evaluation {
  const { visible, data, errors } = evaluateForm(form, input);
  const answers = new Set(form.pages.flatMap(({ components }) => answerPaths(components)));
  return {
    visible: [...visible].filter((path) => answers.has(templatePath(path))),
    data,
    errors: errors.map(({ path, rule, message }) => ({ path, rule, message })),
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
