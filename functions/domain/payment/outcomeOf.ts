import type { Process } from "../application/Process.ts";
import type { PaymentOutcome } from "./PaymentOutcome.ts";

const currency = "EUR";

/** How the payment of an application ended, as far as the application knows. */
export function outcomeOf(
  process: Pick<
    Process,
    | "feeDue"
    | "paymentAmount"
    | "paymentCheckoutSign"
    | "paymentProviderName"
    | "paymentSkippedAt"
    | "paidAttempt"
  >,
): PaymentOutcome {
  const { feeDue, paymentAmount, paymentCheckoutSign, paymentProviderName, paidAttempt } = process;
  if (paymentAmount !== null) {
    return {
      status: "paid",
      amount: paymentAmount,
      currency,
      ...(paymentProviderName !== undefined && { providerName: paymentProviderName }),
      ...paidAttempt,
      ...(paymentCheckoutSign !== null && { reference: paymentCheckoutSign }),
    };
  }
  return process.paymentSkippedAt !== undefined && (feeDue ?? 0) > 0
    ? { status: "by-invoice", amount: feeDue ?? 0, currency }
    : { status: "not-required" };
}
