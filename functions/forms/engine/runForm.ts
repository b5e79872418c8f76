import type { FormInput, FormState } from "../FormState.ts";
import type { PreparedForm } from "../prepareForm.ts";
import { evaluatedAnswers, type EvaluatedAnswers } from "./evaluatedAnswers.ts";
import { templatePath } from "../answers/shownPath.ts";
import { formIndex } from "./formIndex.ts";
import type { Due } from "./startPass.ts";
import { same } from "./mutableData.ts";
import type { Outcome } from "./EvaluationPass.ts";
import type { CompiledForm } from "../CompiledForm.ts";

/** How a state came about. */
export interface Evaluation {
  readonly form: CompiledForm;
  readonly now: FormInput["now"];
  readonly context: FormInput["context"];
  readonly outcomes: readonly Outcome[];
  /** Numbers of the parts that the next run meets again, whatever changes: `seen` or `isUnstable` says so. */
  readonly remembered: readonly number[];
}

/** What the next evaluation can take over; states of the server, or that never became stable, are not among them. */
export const evaluations = new WeakMap<FormState, Evaluation>();

/**
 * Runs a form over answers, as `processSync` of `@formio/core` 2.8 does: the same function decides in the browser and in
 * Lambda. Where it differs, and why, stands in `test/oracle/differences.ts`. Never throws, whatever the answers are.
 */
export function runForm(form: PreparedForm, input: FormInput): FormState {
  return evaluated(form, { input });
}

/**
 * The form after one more answer, `changed`, on top of the data of `before`: the same as `runForm`. Only the parts
 * that this answer can change are walked (README, decision 7); everything else is the same object as before.
 */
export function runAgain(
  form: PreparedForm,
  given: { readonly before: FormState; readonly input: FormInput; readonly changed: string },
): FormState {
  const { before: state, input, changed } = given;
  const last = evaluations.get(state);
  const due = last?.form === form ? dueAfter(changed, { last, input }) : undefined;
  if (due === undefined) return runForm(form, input);
  return evaluated(form, { input, last: { state, ...due } });
}

function evaluated(
  form: PreparedForm,
  { input, last }: { readonly input: FormInput; readonly last?: Before },
): FormState {
  const run = evaluatedAnswers(form, { input, last });
  const { outcomes, remembered, end } = run;
  if (end === "exhausted") return exhausted(form, input);
  const state = stateOf(run, last);
  const { now, context } = input;
  if (end === "stable" && input.unknown === "keep")
    evaluations.set(state, { form, now, context, outcomes, remembered });
  return state;
}

/** More rows than any form needs: everything stays as it was sent, and the form says so. */
function exhausted(form: PreparedForm, input: FormInput): FormState {
  const message = form.sentences.exhausted ?? "";
  return {
    pages: form.pages.filter(({ aside }) => !aside).map(({ key }) => key),
    visible: new Set(),
    data: input.data,
    errors: [{ path: "", rule: "exhausted", message }],
    overlays: new Map(),
  };
}

/**
 * The parts that may be another after a change of one answer: those that have it, those that come out another way each
 * time, and whatever reads one of these or stands in it. Undefined: it cannot be said.
 */
function dueAfter(
  changed: string,
  { last, input }: { readonly last: Evaluation | undefined; readonly input: FormInput },
): Due | undefined {
  const isSame = last?.now === input.now && last.context === input.context && input.unknown === "keep";
  if (!isSame || input.onServer) return undefined;
  const { dependents, partsAt, readers } = formIndex(last.form);
  const own = partsAt(templatePath(changed));
  if (own.length === 0) return undefined;
  const { outcomes, remembered } = last;
  const unstable = remembered.filter((number) => outcomes[number]?.isUnstable);
  const due = new Set([...own, ...readers, ...unstable]);
  // A set is walked to its end, whatever is added on the way.
  for (const number of due) for (const dependent of dependents[number] ?? []) due.add(dependent);
  const met = [...new Set([...due, ...remembered])].sort((one, other) => one - other);
  return { outcomes, due, met };
}

/** The state before, and what was walked since. */
interface Before extends Due {
  readonly state: FormState;
}

/**
 * What was found, put together in reading order. What says the same as before stays the same object, so that who
 * subscribes to it is not notified.
 */
function stateOf({ pass, outcomes }: EvaluatedAnswers, before: Before | undefined): FormState {
  const { form, input } = pass;
  const due = [...(before?.due ?? [])];
  const old = (is: (one: Outcome | undefined) => unknown): FormState | undefined =>
    due.every((number) => same(is(outcomes[number]), is(before?.outcomes[number])))
      ? before?.state
      : undefined;
  const pages = form.pages.filter(({ aside }, index) => {
    const { conditionallyHidden, hidden } = outcomes[formIndex(form).pages[index] ?? -1] ?? {};
    return !aside && !conditionallyHidden && !hidden;
  });
  const keys = pages.map(({ key }) => key);
  return {
    pages: before !== undefined && same(keys, before.state.pages) ? before.state.pages : keys,
    visible: old((one) => one?.visible)?.visible ?? new Set(outcomes.flatMap(({ visible }) => visible)),
    data: input.unknown === "keep" ? pass.kept : pass.known,
    errors: old((one) => one?.errors)?.errors ?? outcomes.flatMap(({ errors }) => errors),
    overlays: old((one) => one?.overlays)?.overlays ?? new Map(outcomes.flatMap(({ overlays }) => overlays)),
  };
}
