import { z } from "zod";
import { TRANSPORT_REPORT_COLUMNS, transportReports } from "#usecases/operation/transportReports.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import {
  causeOf,
  answered,
  unable,
  type CommandAnswer,
  csvTable,
  withUnreadable,
} from "#commands/CommandAnswer.ts";
import { LOOK_OPTIONS, LOOK_USAGE, lookSchema, openLooked } from "../openLooked.ts";
import { readWords } from "../readWords.ts";

const USAGE = `operator transport-report export --reason TEXT [--from DAY] [--to DAY] [--json] [--table NAME]
What was sent from the first of these days to the end of the last (UTC), as far as it is kept: transport, ids, times and
states of each application, as CSV or with --json as JSON. Speaks to the portal on this machine (PORT, 4000), or with
--table NAME --log-group NAME to AWS.
${LOOK_USAGE}`;

const DAY_MILLISECONDS = 86_400_000;
const word = { type: "string" } as const;
const day = z.iso.date().transform((value) => new Date(value));
const wordsSchema = z.object({
  positionals: z.tuple([z.literal("export")]),
  options: z.intersection(
    lookSchema,
    z.object({ from: day.optional(), to: day.optional(), json: z.boolean().default(false) }),
  ),
});

/** The transport reports, as proof of what was sent and with what outcome. */
export async function transportReport(args: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(
    readWords(args, { ...LOOK_OPTIONS, from: word, to: word, table: word, json: { type: "boolean" } }),
  );
  if (!words.success) return unable(USAGE);
  const { options } = words.data;
  const { from, to, json } = options;
  if (from !== undefined && to !== undefined && to < from) return unable("--to is before --from.");
  try {
    const opened = await openLooked(OPERATOR_STORES.submissions, {
      command: "transport-report export",
      options,
    });
    if (!opened.ok) return unable(opened.failure);
    const before = to === undefined ? undefined : new Date(to.getTime() + DAY_MILLISECONDS);
    const reports = await transportReports({ submissions: opened.value.store }, { from, before });
    const { found } = reports;
    const text = csvTable(TRANSPORT_REPORT_COLUMNS, found);
    return withUnreadable(answered({ json }, { facts: found, text }), reports);
  } catch (error) {
    // The table is an outside system: a wrong name, missing rights or a lost connection is no bug.
    return unable(`The transport reports cannot be read. ${causeOf(error)}`);
  }
}
