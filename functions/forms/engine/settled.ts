import type { CompiledForm } from "../CompiledForm.ts";
import { formIndex } from "./formIndex.ts";
import { same, setIn, unsetIn } from "./mutableData.ts";
import { type Asked, newPass, newWalk } from "./newWalk.ts";
import type { Outcome } from "./Outcome.ts";
import type { Part } from "./Part.ts";
import { walkPart } from "./walkPart.ts";
import type { Walk } from "./Walk.ts";

/** A hidden answer can hide further fields, so the form is walked until nothing that is read changes any more. */
const MAX_PASSES = 10;

export interface Settled {
  readonly walk: Walk;
  readonly outcomes: readonly Outcome[];
  /** Numbers of the parts that the next run meets again. */
  readonly remembered: readonly number[];
  readonly end: "settled" | "restless" | "exhausted";
}

/** The form walked until it settles. A part that is not due is what it was: others see of it what they saw before. */
export function settled(form: CompiledForm, asked: Asked): Settled {
  const { last } = asked;
  const { parts } = formIndex(form);
  const met = last?.met ?? [...parts.keys()];
  let walk = newWalk(form, asked);
  let left: string | undefined;
  for (let pass = 1; ; pass += 1) {
    const outcomes = [...(last?.outcomes ?? [])];
    for (const number of met) {
      const part = parts[number];
      if (part === undefined) continue;
      const known = last?.due.has(number) === false ? last.outcomes[number] : undefined;
      if (known !== undefined) showAgain(part, { walk, known });
      else outcomes[number] = walkPart(part, { walk, around: outcomes[part.around.at(-1) ?? -1] });
    }
    const isSettled = [...walk.read.values()].every(({ before, after }) => same(before, after));
    const isExhausted = walk.visits < 0 || walk.budget.steps <= 0;
    const end = isExhausted ? "exhausted" : isSettled ? "settled" : "restless";
    const remembered = met.filter((number) => isRemembered(outcomes[number]));
    const run: Settled = { walk, outcomes, remembered, end };
    if (end !== "restless" || pass === MAX_PASSES) return run;
    // A pass starts from what the last one left: where that is the same, so is everything that follows.
    const leaves = JSON.stringify(walk.data);
    if (leaves === left) return run;
    left = leaves;
    walk = newPass(walk);
  }
}

function isRemembered(outcome: Outcome | undefined): boolean {
  return outcome?.seen !== undefined || outcome?.isRestless === true;
}

/** Expressions after a part that is not walked see of its answer what they would see if it were. */
function showAgain(
  { answer }: Part,
  { walk, known }: { readonly walk: Walk; readonly known: Outcome },
): void {
  if (answer === undefined || known.seen === undefined) return;
  const { value } = known.seen;
  if (value === undefined) unsetIn(walk.data, answer.steps);
  else setIn(walk.data, { steps: answer.steps, value });
}
