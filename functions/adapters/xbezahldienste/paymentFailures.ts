import { err } from "#domain/result.ts";
import type { PaymentFailure } from "#ports/payment/PaymentProvider.ts";

/** Causes are for logs and operators: hosts, statuses and codes, never ids or what a provider wrote. */
export function unavailable(cause: string) {
  return err<PaymentFailure>({ kind: "payment-unavailable", cause });
}

export function refused(cause: string) {
  return err<PaymentFailure>({ kind: "payment-refused", cause });
}
