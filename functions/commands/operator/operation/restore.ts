import { z } from "zod";
import { operatorTable } from "#runtime/operator/operatorState.ts";
import { clock } from "#runtime/wiring/system.ts";
import { restoreMissing, type RestoredItems } from "#usecases/operation/restoreState.ts";
import { causeOf, answered, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { readWords } from "../readWords.ts";

const USAGE = `operator restore --from TABLE --to TABLE [--json]
Puts into a table in AWS what is missing there, out of the table of an earlier moment, but for what is over by now. What is
there stays as it is. Nothing is done twice: broken off, it is begun again. See infra/RUNBOOK.md, "Restoring".`;

const word = { type: "string" } as const;
const wordsSchema = z.object({
  positionals: z.tuple([]),
  options: z
    .object({ from: z.string().min(1), to: z.string().min(1), json: z.boolean().default(false) })
    .refine(({ from, to }) => from !== to),
});

/** Items that were lost come back from the table of a moment that was well. */
export async function restore(args: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(readWords(args, { from: word, to: word, json: { type: "boolean" } }));
  if (!words.success) return unable(USAGE);
  const { from, to, json } = words.data.options;
  try {
    const facts = await restoreMissing({ from: operatorTable(from), to: operatorTable(to) }, clock.now());
    return answered({ json }, { facts, text: textOf(facts) });
  } catch (error) {
    // The tables are an outside system: a wrong name, missing rights or a lost connection is no bug.
    return unable(`The tables cannot be used. ${causeOf(error)}`);
  }
}

function textOf({ found, over, there, restored }: RestoredItems): string {
  return [
    `${String(found)} items of the earlier moment.`,
    `${String(over)} are over by now and stay out.`,
    `${String(there)} are there already and stay as they are.`,
    `${String(restored)} were put back.`,
  ].join("\n");
}
