import type { FormState } from "../FormState.ts";
import { formIndex } from "./formIndex.ts";
import { same } from "./mutableData.ts";
import type { Due } from "./newWalk.ts";
import type { Outcome } from "./Outcome.ts";
import type { Settled } from "./settled.ts";

/** The state before, and what was walked since. */
export interface Before extends Due {
  readonly state: FormState;
}

/**
 * What was found, put together in reading order. What says the same as before stays the same object, so that who
 * watches it is not told.
 */
export function stateOf({ walk, outcomes }: Settled, before: Before | undefined): FormState {
  const { form, input } = walk;
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
    data: input.unknown === "keep" ? walk.kept : walk.known,
    errors: old((one) => one?.errors)?.errors ?? outcomes.flatMap(({ errors }) => errors),
    overlays: old((one) => one?.overlays)?.overlays ?? new Map(outcomes.flatMap(({ overlays }) => overlays)),
  };
}
