import { answerAt } from "./answers/dataPath.ts";
import { isEmptyAnswer } from "./answers/presence.ts";
import type { CompiledForm, FieldError } from "./CompiledForm.ts";
import { runAgain, runForm } from "./engine/runForm.ts";
import { startPass } from "./engine/startPass.ts";
import { FURTHER_PARTS } from "./furtherParts.ts";
import type { FormInput, FormState } from "./FormState.ts";
import type { FormAnswers } from "./JsonValue.ts";
import { prepareForm, type PreparedForm } from "./prepareForm.ts";

export type { FormInput, FormState };

const prepared = new WeakMap<CompiledForm, PreparedForm>();

/** The form with every part; the same object each time, because the engine remembers what it worked out for it. */
export function preparedForm(form: CompiledForm): PreparedForm {
  let found = prepared.get(form);
  if (found === undefined) prepared.set(form, (found = prepareForm(form, FURTHER_PARTS)));
  return found;
}

/** `runForm` of a form as it is stored. A browser prepares it itself, with the parts that it needs. */
export function evaluateForm(form: CompiledForm, input: FormInput): FormState {
  return runForm(preparedForm(form), input);
}

/** `runAgain` of a form as it is stored. */
export function reevaluate(form: CompiledForm, given: Parameters<typeof runAgain>[1]): FormState {
  return runAgain(preparedForm(form), given);
}

/** Errors among the answers already given: what is still empty is not an error while a form is filled in. */
export function errorsOfGivenAnswers(state: FormState): readonly FieldError[] {
  return state.errors.filter(({ path }) => !isEmptyAnswer(answerAt(state.data, path)));
}

/** Answers of a new form: the defaults of the definition, in a pass of their own before any condition is looked at. */
export function initialAnswers(form: CompiledForm, now: string): FormAnswers {
  return startPass(preparedForm(form), { input: { data: {}, now } }).data;
}
