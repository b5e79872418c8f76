import type { Process } from "../application/Process.ts";
import { isUnclear, liveAttempt, paidAttempt } from "./attempts.ts";
import type { PaymentState } from "./Payment.ts";
import { PAYMENT_ACTIONS, type PaymentAction, type PaymentStage, type PaymentWait } from "./paymentStages.ts";

export interface PaymentStanding {
  readonly stage: PaymentStage;
  readonly actions: readonly PaymentAction[];
  /** Null where nothing is to be waited for any more. */
  readonly waitsFor: PaymentWait | null;
}

/** Where a payment stands for the person, and what can be done now. */
export function paymentStanding(process: Process, state: PaymentState): PaymentStanding {
  if (process.paymentAmount !== null) return { stage: "paid", actions: [], waitsFor: null };
  if (process.paymentSkippedAt !== undefined) return { stage: "skipped", actions: [], waitsFor: null };
  if (!requiresPayment(process)) return { stage: "not-required", actions: [], waitsFor: null };
  if (paidAttempt(state) !== undefined) return { stage: "pending", actions: [], waitsFor: "sending" };
  if (isUnclear(state)) return { stage: "error", actions: [], waitsFor: "support" };
  const live = liveAttempt(state);
  if (live !== undefined) {
    const waitsFor = live.transactionId === undefined ? "provider" : "person";
    return { stage: "pending", actions: ["reopen"], waitsFor };
  }
  const last = state.attempts.at(-1);
  const begin: PaymentAction = last === undefined ? "start" : "restart";
  const possible = new Set<PaymentAction>([
    ...(state.skipped ? [] : [begin]),
    ...(process.metadata.fee?.skipAllowed === true ? ["skip" as const] : []),
    ...(process.transient ? [] : ["pay-later" as const]),
  ]);
  return {
    stage: stageAfter(last?.status),
    actions: PAYMENT_ACTIONS.filter((one) => possible.has(one)),
    waitsFor: "person",
  };
}

function stageAfter(status: PaymentState["attempts"][number]["status"] | undefined): PaymentStage {
  if (status === undefined) return "method-selection";
  return status === "CANCELED" ? "cancelled" : "error";
}

/** Whether something is to be paid before the application is sent. Answers that are not confirmed have no fee yet. */
export function requiresPayment({ feeDue }: { readonly feeDue?: number | null | undefined }): boolean {
  return (feeDue ?? 0) > 0;
}
