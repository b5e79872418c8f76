import type { Outcome } from "./Outcome.ts";
import type { Part } from "./Part.ts";
import { getIn, same, type Steps } from "./mutableData.ts";
import { insideOf, topOf, walkAnswer } from "./walkComponents.ts";
import type { Walk } from "./Walk.ts";

/** Walks one part, in the page or layout whose outcome is given. */
export function walkPart(
  { component, answer }: Part,
  { walk, around }: { readonly walk: Walk; readonly around: Outcome | undefined },
): Outcome {
  const { conditionallyHidden = false, hidden = false } = around ?? {};
  const here = { walk, at: { ...topOf(walk), conditionallyHidden, hidden } };
  walk.visits -= 1;
  walk.found = { visible: [], overlays: [], errors: [] };
  const inside = answer === undefined ? insideOf(component, here) : here.at;
  if (answer !== undefined) walkAnswer(answer.component, here);
  const { visible, overlays, errors } = walk.found;
  return {
    visible,
    overlays,
    errors: errors.sort((one, other) => one.order - other.order).map(({ error }) => error),
    conditionallyHidden: inside.conditionallyHidden,
    hidden: inside.hidden,
    ...(answer !== undefined && memoryOf(answer.steps, walk)),
  };
}

/** What the next run must know of the answer. */
function memoryOf(steps: Steps, { sent, kept, data }: Walk): Pick<Outcome, "seen" | "isRestless"> {
  const [before, after, value] = [sent, kept, data].map((answers) => getIn(answers, steps));
  return {
    ...(!same(value, before) && { seen: { value } }),
    ...(!same(after, before) && { isRestless: true }),
  };
}
