import type { MonthlyStatistics } from "../domain/statistics/MonthlyStatistics.ts";

/** Reports of months; that one was made is remembered after the report is gone. */
export interface StatisticsStore {
  wasMade(month: string): Promise<boolean>;
  /** Undefined where there is none, or its time is over. */
  get(month: string, now: Date): Promise<MonthlyStatistics | undefined>;
  put(statistics: MonthlyStatistics): Promise<void>;
  /** Deletes what is over; answers how many there were. */
  deleteOver(now: Date): Promise<number>;
}
