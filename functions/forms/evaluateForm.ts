import type { CompiledForm, FieldError } from "./CompiledForm.ts";
import { answerAt } from "./dataPath.ts";
import { formIndex } from "./engine/formIndex.ts";
import { copyOf, same } from "./engine/mutableData.ts";
import { oneFieldChanged } from "./engine/oneFieldChanged.ts";
import { setDefaults, topOf, walkPage } from "./engine/walkComponents.ts";
import type { Walk } from "./engine/Walk.ts";
import { engineMessage } from "./engineMessages.ts";
import type { FormInput, FormState, Overlay } from "./FormState.ts";
import { isEmptyAnswer } from "./isEmptyAnswer.ts";
import type { FormAnswers } from "./JsonValue.ts";

export type { FormInput, FormState, Overlay };

/** A hidden answer can hide further fields, so the form is walked until nothing that is read changes any more. */
const MAX_PASSES = 10;
/** Components looked at in all passes together: some thousand rows. Counted and never timed. */
const MAX_VISITS = 200_000;
/** Steps of all expressions in all passes together: a second's work. */
const MAX_STEPS = 5_000_000;

/**
 * Runs a form over answers, as `processSync` of `@formio/core` 2.8 does: the same function decides in the browser and in
 * Lambda. Where it differs, and why, stands in `test/oracle/differences.ts`. Never throws, whatever the answers are.
 */
export function evaluateForm(form: CompiledForm, input: FormInput): FormState {
  const walk = settled(form, input);
  if (isExhausted(walk)) return exhausted(form, input);
  return {
    pages: walk.pages,
    visible: walk.visible,
    data: input.unknown === "keep" ? walk.kept : walk.known,
    errors: walk.errors.sort((one, other) => one.order - other.order).map(({ error }) => error),
    overlays: walk.overlays,
  };
}

/** The form after one more answer: the same as `evaluateForm`, with less work where nothing else reads that answer. */
export function reevaluate(
  form: CompiledForm,
  given: { readonly before: FormState; readonly input: FormInput; readonly changed: string },
): FormState {
  return oneFieldChanged(form, given) ?? evaluateForm(form, given.input);
}

function begin(form: CompiledForm, input: FormInput): Walk {
  const sent = copyOf(input.data);
  const { isRead, hasDefaults } = formIndex(form);
  const walk = newPass({
    form,
    input,
    sent,
    data: copyOf(input.data),
    isRead,
    visits: MAX_VISITS,
    budget: { steps: MAX_STEPS },
  });
  if (hasDefaults) for (const page of form.pages) setDefaults(page.components, { walk, at: topOf(walk) });
  return walk;
}

function newPass(
  before: Pick<Walk, "form" | "input" | "sent" | "data" | "isRead" | "visits" | "budget">,
): Walk {
  return {
    ...before,
    known: {},
    kept: copyOf(before.sent),
    pages: [],
    visible: new Set(),
    overlays: new Map(),
    errors: [],
    order: 0,
    read: new Map(),
  };
}

function settled(form: CompiledForm, input: FormInput): Walk {
  let walk = begin(form, input);
  for (let pass = 1; ; pass += 1) {
    for (const page of form.pages) walkPage(page, walk);
    const isSettled = [...walk.read.values()].every(({ before, after }) => same(before, after));
    if (isSettled || isExhausted(walk) || pass === MAX_PASSES) return walk;
    walk = newPass(walk);
  }
}

function isExhausted({ visits, budget }: Walk): boolean {
  return visits < 0 || budget.steps <= 0;
}

/** More rows than any form needs: everything stays as it was sent, and the form says so. */
function exhausted(form: CompiledForm, input: FormInput): FormState {
  const message = engineMessage("exhausted", { locale: form.locale, label: form.title, limit: undefined });
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
  return begin(form, { data: {}, now }).data;
}
