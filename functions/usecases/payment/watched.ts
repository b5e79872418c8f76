import { nextPaymentCheck } from "../../domain/payment/nextPaymentCheck.ts";
import { type Payment, paymentState } from "../../domain/payment/Payment.ts";
import type { PaymentEvent } from "../../domain/payment/PaymentEvent.ts";
import type { PaymentAddition } from "../../ports/PaymentRepository.ts";

/** An addition to a payment with the next look planned: soon after anything new, then at growing intervals. */
export function watched(
  payment: Payment,
  given: {
    readonly events: readonly PaymentEvent[];
    readonly now: Date;
    /** Whether the provider was asked just now. */
    readonly looked?: boolean;
  },
): PaymentAddition {
  const { events, now, looked = false } = given;
  const checks = events.length > 0 ? 0 : payment.checks + (looked ? 1 : 0);
  const state = paymentState({ events: [...payment.events, ...events] });
  const next = nextPaymentCheck(state, { checks, now });
  return {
    events,
    checks,
    ...(payment.taskToken !== undefined && { taskToken: payment.taskToken }),
    ...(next !== undefined && {
      nextCheckAt:
        events.length === 0 && !looked && payment.nextCheckAt !== undefined
          ? payment.nextCheckAt
          : next.toISOString(),
    }),
  };
}
