import type { FormInput } from "../FormState.ts";
import { templatePath } from "../templatePath.ts";
import type { Evaluation } from "./evaluations.ts";
import { formIndex } from "./formIndex.ts";
import type { Due } from "./newWalk.ts";

/**
 * The parts that may be another after a change of one answer: those that have it, those that come out another way each
 * time, and whatever reads one of these or stands in it. Undefined: it cannot be said.
 */
export function dueAfter(
  changed: string,
  { last, input }: { readonly last: Evaluation | undefined; readonly input: FormInput },
): Due | undefined {
  const isSame = last?.now === input.now && last.context === input.context && input.unknown === "keep";
  if (!isSame || input.onServer) return undefined;
  const { dependents, partsAt, readers } = formIndex(last.form);
  const own = partsAt(templatePath(changed));
  if (own.length === 0) return undefined;
  const { outcomes, remembered } = last;
  const restless = remembered.filter((number) => outcomes[number]?.isRestless);
  const due = new Set([...own, ...readers, ...restless]);
  // A set is walked to its end, whatever is added on the way.
  for (const number of due) for (const dependent of dependents[number] ?? []) due.add(dependent);
  const met = [...new Set([...due, ...remembered])].sort((one, other) => one - other);
  return { outcomes, due, met };
}
