import type { CountedApplication, MonthlyStatistics } from "./MonthlyStatistics.ts";
import { STATISTICS_RETENTION_HOURS } from "./DATA_CLASSES.ts";

const HOUR_MILLISECONDS = 3_600_000;

/** The month before this moment, as `2026-10` (UTC). */
export function monthBefore(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

/** The applications of a month, counted by service and authority, a page at a time: a month may be more than memory holds. */
export async function countMonth(
  pages: AsyncIterable<readonly CountedApplication[]>,
  { month, now }: { readonly month: string; readonly now: Date },
): Promise<MonthlyStatistics> {
  const rows = new Map<string, MonthlyStatistics["rows"][number]>();
  for await (const applications of pages) {
    for (const { name: service, authorityName: authority, status, deliveredAt } of applications) {
      const key = JSON.stringify([service, authority]);
      const row = rows.get(key) ?? { service, authority, sent: 0, delivered: 0, failed: 0 };
      rows.set(key, {
        ...row,
        sent: row.sent + 1,
        delivered: row.delivered + (deliveredAt === undefined ? 0 : 1),
        failed: row.failed + (status === "PROCESSING_ERROR" ? 1 : 0),
      });
    }
  }
  return {
    month,
    madeAt: now.toISOString(),
    availableUntil: new Date(now.getTime() + STATISTICS_RETENTION_HOURS * HOUR_MILLISECONDS).toISOString(),
    rows: [...rows.values()].sort(
      (one, other) =>
        one.service.localeCompare(other.service, "de") || one.authority.localeCompare(other.authority, "de"),
    ),
  };
}
