import { type BeginFailure, maySkip } from "#domain/payment/attempts.ts";
import { paymentState } from "#domain/payment/Payment.ts";
import type { Process } from "#domain/application/Process.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import type { WriteConflict } from "#ports/application/ProcessRepository.ts";
import { paymentOf } from "./openAttempt.ts";
import { watched } from "./reconcilePayments.ts";

export type SkipFailure =
  | WriteConflict
  | Exclude<BeginFailure, { kind: "payment-skipped" }>
  /** This fee is paid before sending. */
  | { readonly kind: "skip-not-allowed" };

/** Writes down that the application goes out unpaid. From then on no payment begins. */
export async function skipPayment(
  ports: Pick<Ports, "payments" | "clock">,
  process: Process,
): Promise<Result<void, SkipFailure>> {
  if (process.metadata.fee?.skipAllowed !== true) return err({ kind: "skip-not-allowed" });
  const added = await ports.payments.append<SkipFailure>(paymentOf(process), (payment) => {
    const state = paymentState(payment);
    const now = ports.clock.now();
    if (state.skipped) return ok(watched(payment, { events: [], now }));
    const allowed = maySkip(state);
    return allowed.ok
      ? ok(watched(payment, { events: [{ kind: "skipped", at: now.toISOString() }], now }))
      : allowed;
  });
  return added.ok ? ok(undefined) : added;
}
