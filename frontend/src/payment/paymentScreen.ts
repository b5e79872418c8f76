import type { Payment, PaymentWork } from "./usePayment.ts";
import { isProblem, type ApiFailure } from "../api/ApiFailure.ts";
import { notReadyKey } from "../api/notReadyKey.ts";

const SAID = {
  choose: "payment.title.choose",
  checking: "payment.title.checking",
  unreached: "payment.unreached.alert",
  pending: "payment.pending.text",
  arrived: "payment.arrived.text",
  cancelled: "payment.cancelled.alert",
  error: "payment.error.alert",
  unclear: "payment.unclear.alert",
  over: "payment.arrived.text",
} as const;

/**
 * What the payment step shows. `checking`: the provider is being asked after the person came back; `unreached`: its page
 * never opened; `arrived`: paid, and about to be sent; `unclear`: money came that fits nothing.
 */
export type PaymentScreen = keyof typeof SAID;

/** `hasAnswer`: the provider was asked since the page opened. Before, the page does not ask for a payment that may be made already. */
export function paymentScreen(
  { stage, waitsFor }: Pick<Payment, "stage" | "waitsFor">,
  hasAnswer: boolean,
): PaymentScreen {
  switch (stage) {
    case "method-selection":
      return "choose";
    case "cancelled":
      return "cancelled";
    case "error":
      return waitsFor === "support" ? "unclear" : "error";
    case "pending":
      if (waitsFor === "sending") return "arrived";
      if (!hasAnswer) return "checking";
      return waitsFor === "provider" ? "unreached" : "pending";
    default:
      return "over";
  }
}

/** Why the last action came to nothing, where the screen does not say it already. */
export function shownFailure(screen: PaymentScreen, { failure }: Pick<PaymentWork, "failure">) {
  if (failure === undefined || screen === "unclear" || screen === "arrived") return undefined;
  const isSaid = screen === "unreached" && isProblem(failure, "payment-unavailable");
  return isSaid ? undefined : failure;
}

/** What the person has to know first, announced to screen readers when the screen changes. */
export function announcedMessage(screen: PaymentScreen, work: Pick<PaymentWork, "failure">) {
  const failure = shownFailure(screen, work);
  return failure === undefined ? SAID[screen] : paymentFailureKey(failure);
}

/** What is said when paying could not begin. */
export function paymentFailureKey(failure: ApiFailure) {
  if (isProblem(failure, "payment-refused")) return "payment.failed.refused" as const;
  if (isProblem(failure, "payment-unavailable")) return "payment.failed.unavailable" as const;
  return notReadyKey(failure) ?? ("payment.failed.unexpected" as const);
}

/** Trying again does not help: an operator has to look at it. */
export function needsSupport(failure: ApiFailure): boolean {
  return isProblem(failure, "payment-refused", "payment-unclear", "fee-not-computable");
}
