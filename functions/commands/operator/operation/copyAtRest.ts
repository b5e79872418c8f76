import type { PortalState, StateCopy } from "#ports/operation/PortalState.ts";
import { stateDifferences, stateFingerprints, type StateFingerprints } from "./stateFingerprints.ts";

const TRIES = 10;

export interface CopyAtRest<Saved> {
  readonly copy: StateCopy;
  readonly before: StateFingerprints;
  readonly saved: Saved;
}

/**
 * A copy during which nothing changed. A portal that nobody uses still writes for some time: a delivery that the
 * authority fetches, a receipt. Undefined where it went on changing: what is deleted then would not all be in the copy.
 */
export async function copyAtRest<Saved>(
  state: PortalState,
  {
    now,
    copyOf,
    save,
    pause,
  }: {
    readonly now: Date;
    /** An empty copy for each attempt. */
    readonly copyOf: (attempt: number) => Promise<StateCopy>;
    readonly save: (copy: StateCopy) => Promise<Saved>;
    /** Between two attempts. */
    readonly pause: () => Promise<void>;
  },
): Promise<CopyAtRest<Saved> | undefined> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const before = await stateFingerprints(state, now);
    const copy = await copyOf(attempt);
    const saved = await save(copy);
    if (stateDifferences(before, await stateFingerprints(state, now)).length === 0)
      return { copy, before, saved };
    await pause();
  }
  return undefined;
}
