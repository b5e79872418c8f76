import type { StateFingerprints } from "./stateFingerprints.ts";

export interface StateDifference {
  /** Table or bucket. */
  readonly place: string;
  /** How many are gone, or no longer what they were. */
  readonly lost: number;
  /** How many were not there, or not like this. */
  readonly strange: number;
}

/** Where a state is not the one before; numbers only, because keys and items tell of people. */
export function stateDifferences(
  before: StateFingerprints,
  after: StateFingerprints,
): readonly StateDifference[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place) => {
    const lost = onlyIn(before.get(place), after.get(place));
    const strange = onlyIn(after.get(place), before.get(place));
    return lost + strange === 0 ? [] : [{ place, lost, strange }];
  });
}

function onlyIn(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): number {
  return [...(one ?? [])].filter((hash) => other?.has(hash) !== true).length;
}
