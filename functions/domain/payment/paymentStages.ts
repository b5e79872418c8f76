/** Where the payment of an application stands (specification §4), and what comes after. Free of zod. */
export const PAYMENT_STAGES = [
  "not-required",
  "method-selection",
  "pending",
  "cancelled",
  "error",
  "paid",
  "skipped",
] as const;
export type PaymentStage = (typeof PAYMENT_STAGES)[number];

/**
 * What can be done now. `skip`: send now and pay by invoice. `pay-later`: leave; the draft can be paid from the personal
 * area.
 */
export const PAYMENT_ACTIONS = ["start", "reopen", "restart", "skip", "pay-later"] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

/**
 * Whom the payment waits for. `provider`: its page never opened, so nothing can have been paid; `sending`: paid, and
 * about to be sent; `support`: money arrived that matches no request, and no further payment can start until an
 * operator has resolved it.
 */
export const PAYMENT_WAITS = ["person", "provider", "sending", "support"] as const;
export type PaymentWait = (typeof PAYMENT_WAITS)[number];

/** How a flow of payment ended (specification §3). */
export const PAYMENT_RESULTS = ["SUCCESS", "ERROR", "CANCEL"] as const;
export type PaymentResult = (typeof PAYMENT_RESULTS)[number];

/** The result of a stage; null while nothing is decided. */
export function resultOf(stage: PaymentStage): PaymentResult | null {
  if (stage === "paid") return "SUCCESS";
  if (stage === "error") return "ERROR";
  return stage === "cancelled" ? "CANCEL" : null;
}
