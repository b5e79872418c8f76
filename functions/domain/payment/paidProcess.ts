import type { Process } from "../application/Process.ts";
import { availableAfterPayment, later } from "../application/retention.ts";
import { nextStatus } from "../application/transitions.ts";
import { err, ok, type Result } from "../result.ts";
import type { PaymentAttempt } from "./Payment.ts";

/** The application after its payment; unchanged where it knows already. Never back: what is paid stays paid. */
export function paidProcess(
  process: Process,
  { paid, now }: { readonly paid: PaymentAttempt; readonly now: Date },
): Result<Process, { readonly kind: "not-payable" }> {
  if (process.paymentSkippedAt !== undefined) return err({ kind: "not-payable" });
  if (process.paymentAmount !== null) return ok(process);
  const status = nextStatus(process.status, "confirmPayment");
  if (!status.ok) return err({ kind: "not-payable" });
  const { requestId, transactionId, paidAt, method, methodDetail } = paid;
  const until = later(process.availableUntil, availableAfterPayment(process, now).toISOString());
  return ok({
    ...process,
    status: status.value,
    statusChanged: now.toISOString(),
    paymentAmount: paid.amount,
    paymentCheckoutSign: paid.reference ?? null,
    paymentMethod: methodDetail ?? method ?? null,
    paidAttempt: {
      requestId,
      ...(transactionId !== undefined && { transactionId }),
      ...(paidAt !== undefined && { paidAt }),
      ...(method !== undefined && { method }),
      ...(methodDetail !== undefined && { methodDetail }),
    },
    availableUntil: until,
    paymentHeldUntil: until,
  });
}
