import { z } from "zod";
import { operatorTransportReports } from "../../runtime/operatorTransportReports.ts";
import { TRANSPORT_REPORT_COLUMNS, transportReports } from "../../usecases/operator/transportReports.ts";
import { told, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { csvTable } from "../csvTable.ts";
import { withUnreadable } from "../withUnreadable.ts";
import { openTable } from "./openTable.ts";
import { readWords } from "./readWords.ts";

const USAGE = `operator transport-report export [--from DAY] [--to DAY] [--json] [--table NAME]
What was sent from the first of these days to the end of the last (UTC), as far as it is kept: transport, ids, times and
states of each application, as CSV or with --json as JSON. Speaks to the portal on this machine (PORT, 4000), or with
--table NAME to AWS.`;

const DAY_MILLISECONDS = 86_400_000;
const word = { type: "string" } as const;
const day = z.iso.date().transform((value) => new Date(value));
const wordsSchema = z.object({
  positionals: z.tuple([z.literal("export")]),
  options: z.object({
    from: day.optional(),
    to: day.optional(),
    json: z.boolean().default(false),
    table: z.string().min(1).optional(),
  }),
});

/** The transport reports, for whoever has to prove what was sent and what became of it. */
export async function transportReport(args: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(
    readWords(args, { from: word, to: word, table: word, json: { type: "boolean" } }),
  );
  if (!words.success) return unable(USAGE);
  const { from, to, json, table } = words.data.options;
  if (from !== undefined && to !== undefined && to < from) return unable("--to is before --from.");
  try {
    const opened = await openTable(table, "Submissions");
    if (!opened.ok) return unable(opened.failure);
    const { tableName, local } = opened.value;
    const before = to === undefined ? undefined : new Date(to.getTime() + DAY_MILLISECONDS);
    const reports = await transportReports(operatorTransportReports(tableName, local), { from, before });
    const { found } = reports;
    const text = csvTable(TRANSPORT_REPORT_COLUMNS, found);
    return withUnreadable(told({ json }, { facts: found, text }), reports);
  } catch (error) {
    // The table is an outside system: a wrong name, missing rights or a lost connection is nobody's bug.
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return unable(`The transport reports cannot be read. ${reason}`);
  }
}
