import type { CompiledForm } from "../../../../functions/forms/CompiledForm.ts";
import { answerAt, withAnswerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import { answering } from "./formIndex.ts";

/** Answers, and values of the portal that fields with a source take. */
export interface Given {
  readonly data: FormAnswers;
  readonly context?: FormAnswers;
}

/** The answers with what the portal knows and the person is not asked for. */
export function withSources(form: CompiledForm, { data, context = {} }: Given): FormAnswers {
  let known = data;
  for (const component of form.pages.flatMap(({ components }) => answering(components))) {
    if (component.kind !== "input" || component.source === undefined) continue;
    known = withAnswerAt(known, { path: component.path, value: answerAt(context, component.source) });
  }
  return known;
}
