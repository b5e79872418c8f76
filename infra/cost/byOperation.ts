import type { UsageLine } from "../local/usage/UsageLine.ts";
import type { CountedLine } from "./readCounted.ts";

/** What was used of each operation: by browsers and others outside, and by whatever function or machine. */
export function byOperation(lines: readonly UsageLine[]): readonly CountedLine[] {
  const sums = new Map<string, CountedLine>();
  for (const { service, operation, by, count, bytesIn, bytesOut, units } of lines) {
    const asker = by === "outside" ? by : "portal";
    const key = `${service} ${operation} ${asker}`;
    const before = sums.get(key);
    sums.set(key, {
      service,
      operation,
      by: asker,
      count: count + (before?.count ?? 0),
      bytesIn: bytesIn + (before?.bytesIn ?? 0),
      bytesOut: bytesOut + (before?.bytesOut ?? 0),
      units: units + (before?.units ?? 0),
    });
  }
  return [...sums].sort(([one], [other]) => one.localeCompare(other)).map(([, sum]) => sum);
}
