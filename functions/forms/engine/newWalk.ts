import type { CompiledForm } from "../CompiledForm.ts";
import type { FormInput } from "../FormState.ts";
import { formIndex } from "./formIndex.ts";
import { copyOf } from "./mutableData.ts";
import type { Outcome } from "./Outcome.ts";
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
  const mayChange = (number: number): boolean =>
    last === undefined || last.due.has(number) || last.outcomes[number]?.seen !== undefined;
  const keys = parts.flatMap(({ answer }, number) => (mayChange(number) && answer?.steps[0]) || []);
  const named = last && new Set(keys.map(String));
  const sent = last === undefined ? copyOf(input.data) : input.data;
  const budget = { steps: MAX_STEPS };
  const walk = {
    ...emptyPass(),
    ...{ form, input, sent, named, isRead, budget, visits: MAX_VISITS },
    data: copyOf(input.data, named),
    kept: copyOf(sent, named),
  };
  for (const [number, { answer, hasDefault }] of parts.entries()) {
    if (answer !== undefined && hasDefault && last?.due.has(number) !== false)
      setDefaults([answer.component], { walk, at: topOf(walk) });
  }
  return walk;
}

/** Another pass over what the last one left. */
export function newPass(before: Walk): Walk {
  return { ...before, ...emptyPass(), kept: copyOf(before.sent, before.named) };
}

function emptyPass(): Pick<Walk, "known" | "found" | "order" | "read"> {
  return { known: {}, found: { visible: [], overlays: [], errors: [] }, order: 0, read: new Map() };
}
