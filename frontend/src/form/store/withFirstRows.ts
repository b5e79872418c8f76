import type { CompiledForm } from "#forms/CompiledForm.ts";
import { answerAt, withAnswerAt } from "#forms/answers/dataPath.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import { answering } from "./formIndex.ts";

/** A list that must have rows shows its first ones at once. Rows without answers are not stored, so they are made here. */
export function withFirstRows(form: CompiledForm, answers: FormAnswers): FormAnswers {
  let next = answers;
  for (const component of form.pages.flatMap(({ components }) => answering(components))) {
    if (component.kind !== "grid" || component.minRows === undefined) continue;
    const rows = answerAt(answers, component.path);
    if (!Array.isArray(rows) || rows.length >= component.minRows) continue;
    const missing = Array.from({ length: component.minRows - rows.length }, () => ({}));
    next = withAnswerAt(next, { path: component.path, value: [...rows, ...missing] });
  }
  return next;
}
