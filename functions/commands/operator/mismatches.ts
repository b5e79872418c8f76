import { z } from "zod";
import { type Payment, paymentState } from "../../domain/payment/Payment.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { PaymentRepository } from "../../ports/PaymentRepository.ts";
import { operatorPaymentRecords } from "../../runtime/operatorPaymentRecords.ts";
import { said, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { readLocalPortal } from "./readLocalPortal.ts";
import { readWords } from "./readWords.ts";

const wordsSchema = z.object({
  positionals: z.tuple([]),
  options: z.object({
    mismatch: z.literal(true),
    json: z.boolean().optional(),
    table: z.string().min(1).optional(),
  }),
});

/** Money that fits nothing, with all that is needed to give it back. Undefined: wrong words. */
export async function mismatches(args: readonly string[]): Promise<CommandAnswer | undefined> {
  const words = wordsSchema.safeParse(
    readWords(args, { mismatch: { type: "boolean" }, json: { type: "boolean" }, table: { type: "string" } }),
  );
  if (!words.success) return undefined;
  const { table, json } = words.data.options;
  const opened = await openRecords(table);
  if (!opened.ok) return unable(opened.failure);
  const entries = (await opened.value.listMismatches()).flatMap(entriesOf);
  if (json === true) return said(JSON.stringify(entries, undefined, 2));
  return said(entries.length === 0 ? "Every payment fits its application." : entries.map(lineOf).join("\n"));
}

/** What an operator needs to give money back. Amounts are euro cents. */
interface Entry {
  readonly processId: string;
  readonly authorityId: string;
  readonly why: string;
  readonly at: string;
  readonly requestId: string;
  readonly transactionId: string | null;
  /** Kassenzeichen. */
  readonly reference: string | null;
  readonly asked: number | null;
  readonly reported: {
    readonly requestId: string;
    readonly amount: number;
    readonly currency: string;
  } | null;
  readonly requestedAt: string | null;
  readonly paidAt: string | null;
  readonly status: string | null;
  /** Whether the application went out with this very payment: then there is nothing to give back. */
  readonly used: boolean;
}

export function entriesOf(payment: Payment): readonly Entry[] {
  const { attempts, mismatches: found, usedRequestId } = paymentState(payment);
  return found.map(({ requestId, why, at, reported }) => {
    const attempt = attempts.find((one) => one.requestId === requestId);
    return {
      processId: payment.processId,
      authorityId: payment.service.authorityId,
      why,
      at,
      requestId,
      transactionId: attempt?.transactionId ?? null,
      reference: attempt?.reference ?? null,
      asked: attempt?.amount ?? null,
      reported: reported ?? null,
      requestedAt: attempt?.requestedAt ?? null,
      paidAt: attempt?.paidAt ?? null,
      status: attempt?.status ?? null,
      used: usedRequestId === requestId,
    };
  });
}

function lineOf(entry: Entry): string {
  const { reported } = entry;
  return [
    entry.why,
    `application ${entry.processId}`,
    `authority ${entry.authorityId}`,
    `request ${entry.requestId}`,
    `transaction ${entry.transactionId ?? "-"}`,
    `reference ${entry.reference ?? "-"}`,
    `asked ${entry.asked ?? "-"} cents`,
    `reported ${reported === null ? "-" : `${reported.amount} ${reported.currency} for ${reported.requestId}`}`,
    `paid ${entry.paidAt ?? "-"}`,
    `found ${entry.at}`,
    entry.used ? "the application went out with it" : "not used",
  ].join("  ");
}

async function openRecords(table: string | undefined): Promise<Result<PaymentRepository, string>> {
  if (table !== undefined) return ok(operatorPaymentRecords(table));
  const local = await readLocalPortal("a table in AWS with --table NAME");
  if (!local.ok) return local;
  const name = local.value.tables.find((one) => one.includes("-data-Payments"));
  return name === undefined
    ? err("The portal on this machine has no table of payments: start it again.")
    : ok(operatorPaymentRecords(name, local.value));
}
