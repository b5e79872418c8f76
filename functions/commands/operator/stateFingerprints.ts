import { createHash } from "node:crypto";
import { isRestored, isRestoredObject } from "../../domain/restore/isRestored.ts";
import type { PortalState } from "../../ports/PortalState.ts";

/** By table and bucket, a hash of everything there that is not over. */
export type StateFingerprints = ReadonlyMap<string, ReadonlySet<string>>;

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
