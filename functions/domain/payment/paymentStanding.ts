import { requiresPayment } from "../fee/requiresPayment.ts";
import type { Process } from "../process/Process.ts";
import { isUnclear, liveAttempt, paidAttempt } from "./attempts.ts";
import type { PaymentState } from "./Payment.ts";
import { PAYMENT_ACTIONS, type PaymentAction, type PaymentStage } from "./paymentStages.ts";

export interface PaymentStanding {
  readonly stage: PaymentStage;
  readonly actions: readonly PaymentAction[];
}

/** Where a payment stands for the person, and what can be done now. */
export function paymentStanding(process: Process, state: PaymentState): PaymentStanding {
  if (process.paymentAmount !== null) return { stage: "paid", actions: [] };
  if (process.paymentSkippedAt !== undefined) return { stage: "skipped", actions: [] };
  if (!requiresPayment(process)) return { stage: "not-required", actions: [] };
  if (paidAttempt(state) !== undefined) return { stage: "pending", actions: [] };
  if (isUnclear(state)) return { stage: "error", actions: [] };
  if (liveAttempt(state) !== undefined) return { stage: "pending", actions: ["reopen"] };
  const last = state.attempts.at(-1);
  const begin: PaymentAction = last === undefined ? "start" : "restart";
  const possible = new Set<PaymentAction>([
    ...(state.skipped ? [] : [begin]),
    ...(process.metadata.fee?.skipAllowed === true ? ["skip" as const] : []),
    ...(process.transient ? [] : ["pay-later" as const]),
  ]);
  return { stage: stageAfter(last?.status), actions: PAYMENT_ACTIONS.filter((one) => possible.has(one)) };
}

function stageAfter(status: PaymentState["attempts"][number]["status"] | undefined): PaymentStage {
  if (status === undefined) return "method-selection";
  return status === "CANCELED" ? "cancelled" : "error";
}
