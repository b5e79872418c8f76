import { usageSchema, type Usage, type UsageLine } from "./usageMeter.ts";

/** Only ends what hangs: a busy portal answers late. */
const PATIENCE_MILLISECONDS = 60_000;

/** What a running portal has used; undefined where nothing counts (LocalStack), or nothing answers. */
export async function readUsage(portalUrl: string): Promise<Usage | undefined> {
  try {
    const answer = await fetch(new URL("/__local/usage", portalUrl), {
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
    const read = usageSchema.safeParse(answer.ok ? await answer.json() : undefined);
    return read.data;
  } catch {
    return undefined;
  }
}

const keyOf = ({ service, operation, by }: UsageLine): string => [service, operation, by].join(" ");

/**
 * What was used between two moments, without what was not; undefined when the portal was started anew in between, since the
 * count began again.
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
