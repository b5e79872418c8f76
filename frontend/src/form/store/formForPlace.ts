import type { CompiledComponent, CompiledForm } from "#forms/CompiledForm.ts";
import { isTrue } from "#forms/expressions/evaluateExpression.ts";
import type { PreparedForm } from "#forms/prepareForm.ts";
import { answering } from "./formIndex.ts";
import { answerAt, withAnswerAt } from "#forms/answers/dataPath.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";

/**
 * The form without the questions that this application never asks, because they hang on nothing but what the portal
 * said when it began. A question that stands on several pages has one path, so that both would be shown otherwise.
 */
export function formForPlace(form: PreparedForm, given: Given & { readonly now: string }): PreparedForm {
  const data = withSources(form, given);
  const scope = {
    data,
    row: data,
    value: undefined,
    rowIndexes: [],
    now: given.now,
    calculations: form.further?.calculations,
  };
  const ofPortal = new Set(
    form.pages.flatMap(({ components }) =>
      answering(components).flatMap((one) =>
        one.kind === "input" && one.source !== undefined ? [one.path] : [],
      ),
    ),
  );
  const isAsked = ({ condition, reads }: CompiledComponent): boolean =>
    condition === undefined ||
    reads?.every((path) => ofPortal.has(path)) !== true ||
    isTrue(condition, scope);
  const pages = form.pages.map((page) => ({
    ...page,
    components: page.components.filter((component) => component.kind !== "input" || isAsked(component)),
  }));
  return { ...form, pages };
}

/** Answers, and values of the portal that fields with a source take. */
interface Given {
  readonly data: FormAnswers;
  readonly context?: FormAnswers;
}

/** The answers with what the portal knows and the person is not asked for. */
function withSources(form: CompiledForm, { data, context = {} }: Given): FormAnswers {
  let known = data;
  for (const component of form.pages.flatMap(({ components }) => answering(components))) {
    if (component.kind !== "input" || component.source === undefined) continue;
    known = withAnswerAt(known, { path: component.path, value: answerAt(context, component.source) });
  }
  return known;
}
