import type { Usage, UsageLine } from "./UsageLine.ts";

const keyOf = ({ service, operation, by }: UsageLine): string => [service, operation, by].join(" ");

/**
 * What was used between two moments, without what was not; undefined when the portal was started anew in between, since
 * nobody then knows.
 */
export function usageBetween(before: Usage, after: Usage): readonly UsageLine[] | undefined {
  if (before.since !== after.since) return undefined;
  const earlier = new Map(before.lines.map((line) => [keyOf(line), line]));
  return after.lines
    .map((line) => {
      const from = earlier.get(keyOf(line));
      return {
        ...line,
        count: line.count - (from?.count ?? 0),
        bytesIn: line.bytesIn - (from?.bytesIn ?? 0),
        bytesOut: line.bytesOut - (from?.bytesOut ?? 0),
        milliseconds: line.milliseconds - (from?.milliseconds ?? 0),
        units: line.units - (from?.units ?? 0),
      };
    })
    .filter(({ count }) => count > 0);
}
