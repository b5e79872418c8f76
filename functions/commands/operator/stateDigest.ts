import { createHash } from "node:crypto";
import { isRestored, isRestoredObject } from "../../domain/restore/isRestored.ts";
import type { PortalState } from "../../ports/PortalState.ts";

/** One value for everything that is not over: the same state has the same, in whatever order it is read. */
export async function stateDigest({ tables, buckets }: PortalState, now: Date): Promise<string> {
  const lines: string[] = [];
  const restored = { processes: new Set<string>(), submissions: new Set<string>() };
  for (const table of tables) {
    for (const item of (await table.items()).filter((one) => isRestored(one, now))) {
      lines.push(`${table.name} ${sorted(item)}`);
      const { processId } = item;
      if (typeof processId !== "string") continue;
      if (table.name === "Processes") restored.processes.add(processId);
      if (table.name === "Submissions") restored.submissions.add(processId);
    }
  }
  for (const bucket of buckets) {
    for (const key of await bucket.keys()) {
      const comesBack = isRestoredObject({ bucket: bucket.name, key }, restored);
      const object = comesBack ? await bucket.read(key) : undefined;
      if (object === undefined) continue;
      const sha256 = createHash("sha256").update(object.bytes).digest("hex");
      lines.push(`${bucket.name} ${key} ${object.mediaType} ${sha256}`);
    }
  }
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}

/** JSON whose fields stand in one order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
