import { asksForm } from "#domain/payment/FeeType.ts";
import type { FeeTerms } from "#domain/payment/computeFee.ts";
import { knownFee } from "#domain/payment/knownFee.ts";
import { requiresPayment } from "#domain/payment/paymentStanding.ts";

const AFTER_PAYING: readonly string[] = ["PAID", "SUBMITTED", "SUBMIT_FAILURE"];

/** Whether paying is a step of its own, and whether it is behind the person. Before the answers are confirmed: perhaps. */
export function paymentStep(given: {
  readonly terms: FeeTerms;
  readonly feeDue?: number | null | undefined;
  readonly status: string;
}): "none" | "due" | "done" {
  const { terms, feeDue, status } = given;
  const costs =
    feeDue === undefined
      ? asksForm(terms.feeType) || (knownFee(terms, undefined) ?? 0) > 0
      : requiresPayment({ feeDue });
  if (!costs) return "none";
  return AFTER_PAYING.includes(status) ? "done" : "due";
}
