import type { CompiledForm } from "../CompiledForm.ts";
import type { FormInput } from "../FormState.ts";
import { formIndex } from "./formIndex.ts";
import { copyOf } from "./mutableData.ts";
import type { Outcome } from "./Outcome.ts";
import type { Part } from "./Part.ts";
import { setDefaults, topOf } from "./walkComponents.ts";
import type { Walk } from "./Walk.ts";

/** Components looked at in all passes together: some thousand rows. Counted and never timed. */
const MAX_VISITS = 200_000;
/** Steps of all expressions in all passes together: a second's work. */
const MAX_STEPS = 5_000_000;

export interface Asked {
  readonly input: FormInput;
  /** What is known of the parts, and the numbers of those that are walked; without it all are. */
  readonly last?: { readonly outcomes: readonly Outcome[]; readonly due: ReadonlySet<number> } | undefined;
}

/** The first pass, with defaults set before any condition is looked at. Only answers that it may change are copied. */
export function newWalk(form: CompiledForm, { input, last }: Asked): Walk {
  const { parts, isRead } = formIndex(form);
  const named = last && keysThatMayChange(parts, last);
  const sent = last === undefined ? copyOf(input.data) : input.data;
  const budget = { steps: MAX_STEPS };
  const walk = {
    ...emptyPass(),
    ...{ form, input, sent, named, isRead, budget, visits: MAX_VISITS },
    data: copyOf(input.data, named),
    kept: copyOf(sent, named),
  };
  // In reading order: a default may look at those before it.
  const due = last === undefined ? [...parts.keys()] : [...last.due].sort((one, other) => one - other);
  for (const number of due) {
    const { answer, hasDefault } = parts[number] ?? {};
    if (answer !== undefined && hasDefault) setDefaults([answer.component], { walk, at: topOf(walk) });
  }
  return walk;
}

function keysThatMayChange(
  parts: readonly Part[],
  { due, outcomes }: NonNullable<Asked["last"]>,
): Set<string> {
  const keys = new Set<string>();
  const add = (number: number): void => {
    const key = parts[number]?.answer?.steps[0];
    if (key !== undefined) keys.add(String(key));
  };
  for (const number of due) add(number);
  for (let number = 0; number < outcomes.length; number += 1)
    if (outcomes[number]?.seen !== undefined) add(number);
  return keys;
}

/** Another pass over what the last one left. */
export function newPass(before: Walk): Walk {
  return { ...before, ...emptyPass(), kept: copyOf(before.sent, before.named) };
}

function emptyPass(): Pick<Walk, "known" | "found" | "order" | "read"> {
  return { known: {}, found: { visible: [], overlays: [], errors: [] }, order: 0, read: new Map() };
}
