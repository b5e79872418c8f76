import type { FormInput } from "../FormState.ts";
import type { PreparedForm } from "../prepareForm.ts";
import { formIndex } from "./formIndex.ts";
import { copyOf } from "./mutableData.ts";
import type { Outcome, EvaluationPass } from "./EvaluationPass.ts";
import type { Part } from "./partsOf.ts";
import { setDefaults, topOf } from "./walkComponents.ts";

/** Components looked at in all passes together: some thousand rows. Counted and never timed. */
const MAX_VISITS = 200_000;
/** Steps of all expressions in all passes together: a second's work. */
const MAX_STEPS = 5_000_000;

/** What is known of the parts, and which of them a pass comes to. */
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
export function startPass(form: PreparedForm, { input, last }: Asked): EvaluationPass {
  const { parts, isRead } = formIndex(form);
  const named = last && keysThatMayChange(parts, last);
  const sent = last === undefined ? copyOf(input.data) : input.data;
  const budget = { steps: MAX_STEPS };
  const pass = {
    ...emptyPass(),
    ...{ form, input, sent, named, isRead, budget, visits: MAX_VISITS },
    data: copyOf(input.data, named),
    kept: copyOf(sent, named),
  };
  // In reading order: a default may look at those before it.
  for (const number of last?.met ?? parts.keys()) {
    const { answer, hasDefault } = parts[number] ?? {};
    if (answer === undefined || !hasDefault || last?.due.has(number) === false) continue;
    setDefaults([answer.component], { pass, at: topOf(pass) });
  }
  return pass;
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
export function newPass(before: EvaluationPass): EvaluationPass {
  return { ...before, ...emptyPass(), kept: copyOf(before.sent, before.named) };
}

function emptyPass(): Pick<EvaluationPass, "known" | "result" | "order" | "read"> {
  return { known: {}, result: { visible: [], overlays: [], errors: [] }, order: 0, read: new Map() };
}
