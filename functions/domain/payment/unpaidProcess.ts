import type { Process } from "../application/Process.ts";
import { releasedAvailableUntil } from "../application/retention.ts";
import { nextStatus } from "../application/transitions.ts";
import type { PaymentAttempt } from "./Payment.ts";
import { requiresPayment } from "./paymentStanding.ts";

/**
 * The application after its last attempt came to nothing; unchanged where it knows already, or a new attempt is about to
 * begin. Cancelled, it waits for its payment as before; failed, it says so.
 */
export function unpaidProcess(
  process: Process,
  given: { readonly last: PaymentAttempt; readonly keeps: boolean; readonly now: Date },
): Process {
  const { last, keeps, now } = given;
  if (process.status !== "PAYMENT_PENDING" || process.paymentHeldUntil === undefined) return process;
  if (Date.parse(process.statusChanged) > Date.parse(last.changedAt)) return process;
  const failed = last.status === "CANCELED" ? undefined : nextStatus(process.status, "failPayment");
  const status = failed?.ok === true ? failed.value : process.status;
  const { paymentHeldUntil, ...rest } = process;
  const changed = { status, statusChanged: now.toISOString() };
  return keeps
    ? { ...process, ...changed }
    : {
        ...rest,
        ...changed,
        availableUntil: releasedAvailableUntil(process, now).toISOString(),
      };
}

/** Whether the application may not be sent yet because of its fee. What was paid once is never asked for again. */
export function owesPayment(
  process: Pick<Process, "feeDue" | "paymentAmount" | "paymentSkippedAt">,
): boolean {
  return requiresPayment(process) && process.paymentAmount === null && process.paymentSkippedAt === undefined;
}
