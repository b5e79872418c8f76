import type { DuePayment, PaymentAddition } from "#ports/payment/PaymentRepository.ts";
import type { Ports } from "#ports/Ports.ts";
import { workThrough } from "../operation/workThrough.ts";
import { nextPaymentCheck } from "#domain/payment/nextPaymentCheck.ts";
import { type Payment, paymentState } from "#domain/payment/Payment.ts";
import type { PaymentEvent } from "#domain/payment/PaymentEvent.ts";

type SweepPorts = Pick<Ports, "payments" | "paymentWorkflow" | "clock">;

/** Starts every payment check that is due, the longest waiting first; answers how many were started. */
export async function reconcilePayments(ports: SweepPorts): Promise<number> {
  const { payments, clock } = ports;
  const begunAt = clock.now();
  const each = (due: DuePayment): Promise<boolean> => startCheck(ports, { due, begunAt });
  return (await workThrough(payments.listDue(begunAt), { clock, each })).done;
}

async function startCheck(
  { paymentWorkflow }: SweepPorts,
  { due, begunAt }: { readonly due: DuePayment; readonly begunAt: Date },
): Promise<boolean> {
  const { processId, nextCheckAt } = due;
  const first = await paymentWorkflow.startCheck(processId, nextCheckAt);
  // An execution that has ended without scheduling the next check was broken off; its name cannot be reused.
  const isBroken = first.ok && first.value === "ended";
  const started = isBroken ? await paymentWorkflow.startCheck(processId, begunAt.toISOString()) : first;
  return started.ok;
}

/** A change of a payment that schedules the next payment check: soon after anything new, then at growing intervals. */
export function watched(
  payment: Payment,
  given: {
    readonly events: readonly PaymentEvent[];
    readonly now: Date;
    /** Whether the provider was asked just now. */
    readonly checked?: boolean;
  },
): PaymentAddition {
  const { events, now, checked = false } = given;
  const checks = events.length > 0 ? 0 : payment.checks + (checked ? 1 : 0);
  const state = paymentState({ events: [...payment.events, ...events] });
  const next = nextPaymentCheck(state, { checks, now });
  return {
    events,
    checks,
    ...(payment.taskToken !== undefined && { taskToken: payment.taskToken }),
    ...(next !== undefined && {
      nextCheckAt:
        events.length === 0 && !checked && payment.nextCheckAt !== undefined
          ? payment.nextCheckAt
          : next.toISOString(),
    }),
  };
}
