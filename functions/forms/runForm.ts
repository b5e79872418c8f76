import type { CompiledForm, FieldError } from "./CompiledForm.ts";
import { answerAt } from "./dataPath.ts";
import { dueAfter } from "./engine/dueAfter.ts";
import { evaluations } from "./engine/evaluations.ts";
import { formIndex } from "./engine/formIndex.ts";
import { newWalk } from "./engine/newWalk.ts";
import { settled } from "./engine/settled.ts";
import { type Before, stateOf } from "./engine/stateOf.ts";
import type { FormInput, FormState, Overlay } from "./FormState.ts";
import { isEmptyAnswer } from "./isEmptyAnswer.ts";
import type { FormAnswers } from "./JsonValue.ts";

export type { FormInput, FormState, Overlay };

/** Finds out what reads what in a form: kept for every evaluation of the same form after it. */
export function prepareForm(form: CompiledForm): void {
  formIndex(form);
}

/**
 * Runs a form over answers, as `processSync` of `@formio/core` 2.8 does: the same function decides in the browser and in
 * Lambda. Where it differs, and why, stands in `test/oracle/differences.ts`. Never throws, whatever the answers are.
 */
export function evaluateForm(form: CompiledForm, input: FormInput): FormState {
  return evaluated(form, { input });
}

/**
 * The form after one more answer, `changed`, on top of the data of `before`: the same as `evaluateForm`. Only the parts
 * that this answer can change are walked (README, decision 7); everything else is the same object as before.
 */
export function reevaluate(
  form: CompiledForm,
  given: { readonly before: FormState; readonly input: FormInput; readonly changed: string },
): FormState {
  const { before: state, input, changed } = given;
  const last = evaluations.get(state);
  const due = last?.form === form ? dueAfter(changed, { last, input }) : undefined;
  if (due === undefined) return evaluateForm(form, input);
  return evaluated(form, { input, last: { state, ...due } });
}

function evaluated(
  form: CompiledForm,
  { input, last }: { readonly input: FormInput; readonly last?: Before },
): FormState {
  const run = settled(form, { input, last });
  const { outcomes, remembered, end } = run;
  if (end === "exhausted") return exhausted(form, input);
  const state = stateOf(run, last);
  const { now, context } = input;
  if (end === "settled" && input.unknown === "keep")
    evaluations.set(state, { form, now, context, outcomes, remembered });
  return state;
}

/** More rows than any form needs: everything stays as it was sent, and the form says so. */
function exhausted(form: CompiledForm, input: FormInput): FormState {
  const message = form.sentences.exhausted ?? "";
  return {
    pages: form.pages.filter(({ aside }) => !aside).map(({ key }) => key),
    visible: new Set(),
    data: input.data,
    errors: [{ path: "", rule: "exhausted", message }],
    overlays: new Map(),
  };
}

/** Errors among the answers already given: what is still empty is not an error while someone is filling in. */
export function errorsOfGivenAnswers(state: FormState): readonly FieldError[] {
  return state.errors.filter(({ path }) => !isEmptyAnswer(answerAt(state.data, path)));
}

/** Answers of a new form: the defaults of the definition, in a pass of their own before any condition is looked at. */
export function initialAnswers(form: CompiledForm, now: string): FormAnswers {
  return newWalk(form, { input: { data: {}, now } }).data;
}
