import { countMonth, monthBefore } from "../../domain/statistics/countMonth.ts";
import type { Ports } from "../../ports/Ports.ts";

/**
 * Deletes reports that are over and makes that of the last month, once. A run that failed or came late loses nothing: the
 * next one of the month does the same.
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
  await statistics.put(countMonth(await submissions.listSentIn(month), { month, now }));
  return 1;
}
