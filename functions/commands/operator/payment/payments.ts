import { causeOf, unable, type CommandAnswer, refused, answered } from "#commands/CommandAnswer.ts";
import { mismatches } from "./mismatches.ts";
import { z } from "zod";
import { SETTLEMENT_NOTE_MAX_LENGTH } from "#domain/payment/PaymentEvent.ts";
import { settleMismatch } from "#usecases/operation/settleMismatch.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { LOOK_USAGE } from "../openLooked.ts";
import { openStore } from "../openStore.ts";
import { readWords } from "../readWords.ts";

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

const USAGE = `operator payments --mismatch --reason TEXT [--all] [--json] [--table NAME]
operator payments --settle ENTRY --note TEXT [--json] [--table NAME]
--mismatch lists payments that fit no application; --settle takes one off the list, --all shows those too. Without --table
each speaks to the portal on this machine (PORT, 4000). Whether payment services are ready is asked by check-settings.
${LOOK_USAGE}`;

/** Which money fits nothing. */
export async function payments(args: readonly string[]): Promise<CommandAnswer> {
  try {
    return (await mismatches(args)) ?? (await settle(args)) ?? unable(USAGE);
  } catch (error) {
    // The table is an outside system: a wrong name, missing rights or a lost connection is no bug.
    return unable(`The table of payments cannot be used. ${causeOf(error)}`);
  }
}

/** Takes a mismatch off the list, with a note of what was done. Undefined: wrong words. */
async function settle(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const words = wordsSchema.safeParse(
    readWords(args, { settle: text, note: text, table: text, json: { type: "boolean" } }),
  );
  if (!words.success) return undefined;
  const { settle: entry, note, table, json } = words.data.options;
  const opened = await openStore(OPERATOR_STORES.payments, table);
  if (!opened.ok) return unable(opened.failure);
  const { store: payments, clock } = opened.value;
  const settled = await settleMismatch({ payments, clock }, { entry, note });
  if (settled.ok) {
    return answered({ json }, { facts: { entry, settled: settled.value }, text: `${entry} is settled.` });
  }
  const { failure } = settled;
  switch (failure.kind) {
    case "mismatch-not-found":
      return refused(
        `There is no entry ${entry}: operator payments --mismatch --all --reason TEXT lists them.`,
      );
    case "settled-before":
      // When and with what note is a look, which takes a reason.
      return refused(
        `${entry} was settled before: operator payments --mismatch --all --reason TEXT shows when and how.`,
      );
    case "write-conflict":
      return unable(`${entry}: this payment is being written concurrently. Try again.`);
  }
}
