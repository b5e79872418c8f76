import { createHash } from "node:crypto";
import { isRestored, isRestoredObject } from "#domain/operation/isRestored.ts";
import type { PortalState } from "#ports/operation/PortalState.ts";

/** By table and bucket, a hash of everything there that is not over. */
export type StateFingerprints = ReadonlyMap<string, ReadonlySet<string>>;

export interface StateDifference {
  /** Table or bucket. */
  readonly place: string;
  /** How many are gone, or no longer what they were. */
  readonly lost: number;
  /** How many were not there, or not like this. */
  readonly strange: number;
}

/** The same state has the same, in whatever order it is read. */
export async function stateFingerprints(
  { tables, buckets }: PortalState,
  now: Date,
): Promise<StateFingerprints> {
  const found = new Map<string, ReadonlySet<string>>();
  const restored = { processes: new Set<string>(), submissions: new Set<string>() };
  for (const table of tables) {
    const items = (await table.items()).filter((one) => isRestored(one, now));
    found.set(table.name, new Set(items.map((item) => sha256Of(sorted(item)))));
    const ids = items.flatMap(({ processId }) => (typeof processId === "string" ? [processId] : []));
    if (table.name === "Processes") restored.processes = new Set(ids);
    if (table.name === "Submissions") restored.submissions = new Set(ids);
  }
  for (const bucket of buckets) {
    const hashes = new Set<string>();
    for (const key of await bucket.keys()) {
      const comesBack = isRestoredObject({ bucket: bucket.name, key }, restored);
      const object = comesBack ? await bucket.read(key) : undefined;
      if (object === undefined) continue;
      hashes.add(sha256Of(`${key} ${object.mediaType} ${sha256Of(object.bytes)}`));
    }
    found.set(bucket.name, hashes);
  }
  return found;
}

function sha256Of(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** JSON whose fields stand in one order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
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
