import { z } from "zod";
import { SETTLEMENT_NOTE_MAX_LENGTH } from "../../domain/payment/PaymentEvent.ts";
import { settleMismatch } from "../../usecases/operator/settleMismatch.ts";
import { refused, told, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { openPayments } from "./openPayments.ts";
import { readWords } from "./readWords.ts";

const text = { type: "string" } as const;
const wordsSchema = z.object({
  positionals: z.tuple([]),
  options: z.object({
    settle: z.string().min(1),
    note: z.string().trim().min(1).max(SETTLEMENT_NOTE_MAX_LENGTH),
    json: z.boolean().default(false),
    table: z.string().min(1).optional(),
  }),
});

/** Takes a mismatch off the list, with a note of what was done. Undefined: wrong words. */
export async function settle(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const words = wordsSchema.safeParse(
    readWords(args, { settle: text, note: text, table: text, json: { type: "boolean" } }),
  );
  if (!words.success) return undefined;
  const { settle: entry, note, table, json } = words.data.options;
  const opened = await openPayments(table);
  if (!opened.ok) return unable(opened.failure);
  const settled = await settleMismatch(opened.value, { entry, note });
  if (settled.ok) {
    return told({ json }, { facts: { entry, settled: settled.value }, text: `${entry} is settled.` });
  }
  const { failure } = settled;
  switch (failure.kind) {
    case "mismatch-not-found":
      return refused(`There is no entry ${entry}: operator payments --mismatch --all lists them.`);
    case "settled-before":
      return refused(`${entry} was settled before, ${failure.at}: ${failure.note}`);
    case "write-conflict":
      return unable(`${entry}: somebody else writes to this payment. Try again.`);
  }
}
