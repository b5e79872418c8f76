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

/** What is known of the parts, and which of them a walk comes to. */
export interface Due {
  readonly outcomes: readonly Outcome[];
  /** Numbers of those that are walked again. */
  readonly due: ReadonlySet<number>;
  /** In reading order, the numbers of these and of those that are seen as something else than what was sent. */
  readonly met: readonly number[];
}

export interface Asked {
  readonly input: FormInput;
  /** Without it all parts are walked. */
  readonly last?: Due | undefined;
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
  for (const number of last?.met ?? parts.keys()) {
    const { answer, hasDefault } = parts[number] ?? {};
    if (answer === undefined || !hasDefault || last?.due.has(number) === false) continue;
    setDefaults([answer.component], { walk, at: topOf(walk) });
  }
  return walk;
}

function keysThatMayChange(parts: readonly Part[], { met }: Due): Set<string> {
  const keys = new Set<string>();
  for (const number of met) {
    const key = parts[number]?.answer?.steps[0];
    if (key !== undefined) keys.add(String(key));
  }
  return keys;
}

/** Another pass over what the last one left. */
export function newPass(before: Walk): Walk {
  return { ...before, ...emptyPass(), kept: copyOf(before.sent, before.named) };
}

function emptyPass(): Pick<Walk, "known" | "found" | "order" | "read"> {
  return { known: {}, found: { visible: [], overlays: [], errors: [] }, order: 0, read: new Map() };
}
