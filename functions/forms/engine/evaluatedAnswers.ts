import type { PreparedForm } from "../prepareForm.ts";
import { formIndex } from "./formIndex.ts";
import { same, setIn, unsetIn, getIn, type Steps } from "./mutableData.ts";
import { type Asked, newPass, startPass } from "./startPass.ts";
import type { Outcome, EvaluationPass } from "./EvaluationPass.ts";
import type { Part } from "./partsOf.ts";
import { insideOf, topOf, walkAnswer } from "./walkComponents.ts";

/** A hidden answer can hide further fields, so the form is walked until nothing that is read changes any more. */
const MAX_PASSES = 10;

export interface EvaluatedAnswers {
  readonly pass: EvaluationPass;
  readonly outcomes: readonly Outcome[];
  /** Numbers of the parts that the next run meets again. */
  readonly remembered: readonly number[];
  readonly end: "stable" | "unstable" | "exhausted";
}

/** The form walked until it settles. A part that is not due is what it was: others see of it what they saw before. */
export function evaluatedAnswers(form: PreparedForm, asked: Asked): EvaluatedAnswers {
  const { last } = asked;
  const { parts } = formIndex(form);
  const met = last?.met ?? [...parts.keys()];
  let pass = startPass(form, asked);
  let left: string | undefined;
  for (let round = 1; ; round += 1) {
    const outcomes = [...(last?.outcomes ?? [])];
    for (const number of met) {
      const part = parts[number];
      if (part === undefined) continue;
      const known = last?.due.has(number) === false ? last.outcomes[number] : undefined;
      if (known !== undefined) showAgain(part, { pass, known });
      else outcomes[number] = walkPart(part, { pass, around: outcomes[part.around.at(-1) ?? -1] });
    }
    const isStable = [...pass.read.values()].every(({ before, after }) => same(before, after));
    const isExhausted = pass.visits < 0 || pass.budget.steps <= 0;
    const end = isExhausted ? "exhausted" : isStable ? "stable" : "unstable";
    const remembered = met.filter((number) => isRemembered(outcomes[number]));
    const run: EvaluatedAnswers = { pass, outcomes, remembered, end };
    if (end !== "unstable" || round === MAX_PASSES) return run;
    // A pass starts from what the last one left: where that is the same, so is everything that follows.
    const leaves = JSON.stringify(pass.data);
    if (leaves === left) return run;
    left = leaves;
    pass = newPass(pass);
  }
}

function isRemembered(outcome: Outcome | undefined): boolean {
  return outcome?.seen !== undefined || outcome?.isUnstable === true;
}

/** Expressions after a part that is not walked see of its answer what they would see if it were. */
function showAgain(
  { answer }: Part,
  { pass, known }: { readonly pass: EvaluationPass; readonly known: Outcome },
): void {
  if (answer === undefined || known.seen === undefined) return;
  const { value } = known.seen;
  if (value === undefined) unsetIn(pass.data, answer.steps);
  else setIn(pass.data, { steps: answer.steps, value });
}

/** Walks one part, in the page or layout whose outcome is given. */
function walkPart(
  { component, answer }: Part,
  { pass, around }: { readonly pass: EvaluationPass; readonly around: Outcome | undefined },
): Outcome {
  const { conditionallyHidden = false, hidden = false } = around ?? {};
  const here = { pass, at: { ...topOf(pass), conditionallyHidden, hidden } };
  pass.visits -= 1;
  pass.result = { visible: [], overlays: [], errors: [] };
  const inside = answer === undefined ? insideOf(component, here) : here.at;
  if (answer !== undefined) walkAnswer(answer.component, here);
  const { visible, overlays, errors } = pass.result;
  return {
    visible,
    overlays,
    errors: errors.sort((one, other) => one.order - other.order).map(({ error }) => error),
    conditionallyHidden: inside.conditionallyHidden,
    hidden: inside.hidden,
    ...(answer !== undefined && memoryOf(answer.steps, pass)),
  };
}

/** What the next run must know of the answer. */
function memoryOf(steps: Steps, { sent, kept, data }: EvaluationPass): Pick<Outcome, "seen" | "isUnstable"> {
  const [before, after, value] = [sent, kept, data].map((answers) => getIn(answers, steps));
  return {
    ...(!same(value, before) && { seen: { value } }),
    ...(!same(after, before) && { isUnstable: true }),
  };
}
