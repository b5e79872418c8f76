import type { CompiledComponent } from "#forms/CompiledForm.ts";
import { isTrue } from "#forms/expressions/evaluateExpression.ts";
import type { PreparedForm } from "#forms/prepareForm.ts";
import { answering } from "./formIndex.ts";
import { answerAt, withAnswerAt } from "#forms/answers/dataPath.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";

/**
 * The form without the questions that this application never asks, because they hang on nothing but what the portal
 * said when it began. A question that stands on several pages has one path, so that both would be shown otherwise.
 */
export function formForPlace(form: PreparedForm, given: Given): PreparedForm {
  const { now, context = {} } = given;
  const sources = form.pages
    .flatMap(({ components }) => answering(components))
    .flatMap((one) =>
      one.kind === "input" && one.source !== undefined ? [[one.path, one.source] as const] : [],
    );
  const ofPortal = new Set(sources.map(([path]) => path));
  const data = sources.reduce(
    (known, [path, source]) => withAnswerAt(known, { path, value: answerAt(context, source) }),
    given.data,
  );
  const { calculations } = form.further ?? {};
  const scope = { data, row: data, value: undefined, rowIndexes: [], now, calculations };
  const isAsked = ({ condition, reads }: CompiledComponent): boolean =>
    condition === undefined ||
    reads?.every((path) => ofPortal.has(path)) !== true ||
    isTrue(condition, scope);
  const pages = form.pages.map((page) => {
    const components = page.components.filter((one) => one.kind !== "input" || isAsked(one));
    return components.length === page.components.length ? page : { ...page, components };
  });
  // The same form where nothing is left out: what was worked out for it counts.
  return pages.every((page, index) => page === form.pages[index]) ? form : { ...form, pages };
}

interface Given {
  readonly data: FormAnswers;
  /** Values of the portal, which fields with a source take: what it knows, the person is not asked for. */
  readonly context?: FormAnswers;
  readonly now: string;
}
