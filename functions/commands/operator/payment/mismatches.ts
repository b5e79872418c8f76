import { z } from "zod";
import { type PaymentMismatch, paymentMismatches } from "#usecases/operation/PaymentMismatch.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { answered, unable, type CommandAnswer, withUnreadable } from "#commands/CommandAnswer.ts";
import { LOOK_OPTIONS, lookSchema, openLooked } from "../openLooked.ts";
import { readWords } from "../readWords.ts";

const flag = { type: "boolean" } as const;
const OPTIONS = {
  ...LOOK_OPTIONS,
  mismatch: flag,
  all: flag,
  json: flag,
  table: { type: "string" },
} as const;
const wordsSchema = z.object({
  positionals: z.tuple([]),
  options: z.intersection(
    lookSchema,
    z.object({
      mismatch: z.literal(true),
      all: z.boolean().default(false),
      json: z.boolean().default(false),
    }),
  ),
});

/** Money that fits nothing, with all that is needed to give it back. Undefined: wrong words. */
export async function mismatches(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const words = wordsSchema.safeParse(readWords(args, OPTIONS));
  if (!words.success) return undefined;
  const { options } = words.data;
  const { json, all } = options;
  const opened = await openLooked(OPERATOR_STORES.payments, { command: "payments --mismatch", options });
  if (!opened.ok) return unable(opened.failure);
  const { store: payments } = opened.value;
  const list = await paymentMismatches({ payments }, { all });
  const { found } = list;
  const text = found.length === 0 ? "No payment waits for an operator." : found.map(textOf).join("\n\n");
  return withUnreadable(answered({ json }, { facts: found, text }), list);
}

/** The entry, then a line for every fact; what is not known has none. */
function textOf(mismatch: PaymentMismatch): string {
  const { reported, settled } = mismatch;
  const back = mismatch.why === "taken-twice" ? "give back once" : "nothing to give back";
  const facts: readonly (readonly [string, string | number | null])[] = [
    ["reason", mismatch.why],
    ["found", mismatch.at],
    ["application", mismatch.processId],
    ["authority", mismatch.authorityId],
    ["service", mismatch.leiKaId],
    ["provider", mismatch.providerName],
    ["originator", mismatch.originatorId],
    ["end point", mismatch.endPointId],
    ["request", mismatch.requestId],
    ["transaction", mismatch.transactionId],
    ["reference", mismatch.reference],
    ["asked", mismatch.asked === null ? null : `${String(mismatch.asked)} cents`],
    [
      "reported",
      reported && `${String(reported.amount)} cents ${reported.currency} for ${reported.requestId}`,
    ],
    ["requested", mismatch.requestedAt],
    ["paid", mismatch.paidAt],
    ["method", mismatch.method],
    ["status", mismatch.status],
    ["detail", mismatch.statusDetail],
    ["application sent with it", mismatch.used ? `yes: ${back}` : "no"],
    ["settled", settled && `${settled.at} ${settled.note}`],
  ];
  const lines = facts.flatMap(([name, value]) => (value === null ? [] : [`  ${name}: ${String(value)}`]));
  return [mismatch.entry, ...lines].join("\n");
}
