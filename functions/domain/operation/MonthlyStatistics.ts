import { z } from "zod";

const count = z.int().nonnegative();

/** What a month brought, in counts alone: nothing of a person, and deleted a day after it was made (specification §9). */
export const monthlyStatisticsSchema = z.object({
  /** Of UTC, `2026-10`. */
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  madeAt: z.iso.datetime(),
  availableUntil: z.iso.datetime(),
  rows: z.array(
    z.object({ service: z.string(), authority: z.string(), sent: count, delivered: count, failed: count }),
  ),
});
export type MonthlyStatistics = z.infer<typeof monthlyStatisticsSchema>;

/** What of a sent application is counted. */
export interface CountedApplication {
  readonly name: string;
  readonly authorityName: string;
  readonly status: string;
  readonly deliveredAt?: string | undefined;
}
