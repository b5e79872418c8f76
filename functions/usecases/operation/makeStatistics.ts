import { countMonth, monthBefore } from "#domain/operation/countMonth.ts";
import type { Ports } from "#ports/Ports.ts";

/**
 * Deletes expired reports and makes that of the last month, once. A failed or late run loses nothing: the next one of
 * the month does the same.
 */
export async function makeStatistics({
  statistics,
  submissions,
  clock,
}: Pick<Ports, "statistics" | "submissions" | "clock">): Promise<number> {
  const now = clock.now();
  await statistics.deleteOver(now);
  const month = monthBefore(now);
  if (await statistics.wasMade(month)) return 0;
  await statistics.put(await countMonth(submissions.listSentIn(month), { month, now }));
  return 1;
}
