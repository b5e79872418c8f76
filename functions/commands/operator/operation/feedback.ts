import { z } from "zod";
import type { Feedback } from "#domain/operation/Feedback.ts";
import { causeOf, said, answered, unable, type CommandAnswer, csvTable } from "#commands/CommandAnswer.ts";
import { keptFeedback } from "#usecases/operation/sendFeedback.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { LOOK_OPTIONS, LOOK_USAGE, lookSchema, openLooked } from "../openLooked.ts";
import { readWords } from "../readWords.ts";

const COLUMNS = ["receivedAt", "kind", "page", "locale", "email", "text"] as const;

export function feedbackTable(entries: readonly Feedback[]): string {
  return csvTable(COLUMNS, entries);
}

const USAGE = `operator feedback list --reason TEXT [--since 2026-12-24] [--json] [--table NAME]
operator feedback export --reason TEXT [--since 2026-12-24] [--table NAME]
Feedback on the portal of the last 90 days; export writes it as CSV. Speaks to the portal on this machine
(PORT, 4000), or with --table NAME --log-group NAME to AWS.
${LOOK_USAGE}`;

const word = { type: "string" } as const;
const wordsSchema = z.object({
  positionals: z.tuple([z.enum(["list", "export"])]),
  options: z.intersection(
    lookSchema,
    z.object({
      since: z.union([z.iso.date(), z.iso.datetime()]).optional(),
      json: z.boolean().default(false),
    }),
  ),
});

/** Barriers that people report, praise and blame. */
export async function feedback(args: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(
    readWords(args, { ...LOOK_OPTIONS, since: word, table: word, json: { type: "boolean" } }),
  );
  if (!words.success) return unable(USAGE);
  const { positionals, options } = words.data;
  const [task] = positionals;
  if (task === "export" && options.json) return unable(USAGE);
  try {
    const opened = await openLooked(OPERATOR_STORES.feedback, { command: `feedback ${task}`, options });
    if (!opened.ok) return unable(opened.failure);
    const { store, clock } = opened.value;
    const entries = await keptFeedback({ feedback: store, clock }, { since: options.since });
    if (task === "export") return said(feedbackTable(entries));
    const text = entries.length === 0 ? "There is no feedback." : entries.map(textOf).join("\n\n");
    return answered(options, { facts: entries, text });
  } catch (error) {
    // The table is an outside system: a wrong name, missing rights or a lost connection is no bug.
    return unable(`The table of feedback cannot be used. ${causeOf(error)}`);
  }
}

function textOf({ receivedAt, kind, page, locale, email, text }: Feedback): string {
  const lines = text.split("\n").map((line) => `  ${line}`);
  const answerTo = email === undefined ? "no answer wanted" : `answer to ${email}`;
  return [`${receivedAt}  ${kind}  ${page}-${locale}  ${answerTo}`, ...lines].join("\n");
}
