import { z } from "zod";
import { monthBefore } from "#domain/operation/countMonth.ts";
import { STATISTICS_RETENTION_HOURS } from "#domain/operation/DATA_CLASSES.ts";
import { type MonthlyStatistics, monthlyStatisticsSchema } from "#domain/operation/MonthlyStatistics.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { causeOf, refused, answered, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { openStore } from "../openStore.ts";
import { readWords } from "../readWords.ts";

const USAGE = `operator statistics [--month 2026-10] [--json] [--table NAME]
Counts of a month by service and authority: of the last one, or of another whose report is not a day old yet. Speaks to
the portal on this machine (PORT, 4000), or with --table NAME to AWS.`;

const text = { type: "string" } as const;
const wordsSchema = z.object({
  positionals: z.tuple([]),
  options: z.object({
    month: monthlyStatisticsSchema.shape.month.optional(),
    json: z.boolean().default(false),
    table: z.string().min(1).optional(),
  }),
});

/** The report of a month, as long as it is kept. */
export async function statistics(args: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(
    readWords(args, { month: text, table: text, json: { type: "boolean" } }),
  );
  if (!words.success) return unable(USAGE);
  const { month, json, table } = words.data.options;
  try {
    const opened = await openStore(OPERATOR_STORES.statistics, table);
    if (!opened.ok) return unable(opened.failure);
    const { store, clock } = opened.value;
    const now = clock.now();
    const asked = month ?? monthBefore(now);
    const report = await store.get(asked, now);
    if (report !== undefined) return answered({ json }, { facts: report, text: textOf(report) });
    return refused(
      (await store.wasMade(asked))
        ? `The report of ${asked} was made and deleted after ${STATISTICS_RETENTION_HOURS.toString()} hours.`
        : `There is no report of ${asked}: it is made within the first hour of the month after it.`,
    );
  } catch (error) {
    // The table is an outside system: a wrong name, missing rights or a lost connection is no bug.
    return unable(`The table of statistics cannot be used. ${causeOf(error)}`);
  }
}

function textOf({ month, madeAt, availableUntil, rows }: MonthlyStatistics): string {
  const lines = rows.map(
    ({ sent, delivered, failed, service, authority }) =>
      `${[sent, delivered, failed].map((count) => count.toString().padStart(9)).join("")}  ${service}  ${authority}`,
  );
  return [
    `${month}, made ${madeAt}, deleted ${availableUntil}`,
    `${["sent", "delivered", "failed"].map((word) => word.padStart(9)).join("")}  service  authority`,
    ...(lines.length === 0 ? ["Nothing was sent."] : lines),
  ].join("\n");
}
