import type { Process } from "../process/Process.ts";
import { releasedAvailableUntil } from "../process/retention.ts";
import { nextStatus } from "../process/transitions.ts";
import type { PaymentAttempt } from "./Payment.ts";

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
  const told = { status, statusChanged: now.toISOString() };
  return keeps
    ? { ...process, ...told }
    : {
        ...rest,
        ...told,
        availableUntil: releasedAvailableUntil(process.transient, now).toISOString(),
      };
}
