import { type BeginFailure, liveAttempt, mayBegin } from "../../domain/payment/attempts.ts";
import { type Payment, paymentState } from "../../domain/payment/Payment.ts";
import type { Process } from "../../domain/process/Process.ts";
import { ok, type Result } from "../../domain/result.ts";
import type { PaymentProvider } from "../../ports/PaymentProvider.ts";
import type { Ports } from "../../ports/Ports.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import { paymentOf } from "./paymentOf.ts";
import { watched } from "./watched.ts";

/** Stores the request id of a new attempt before anybody uses it; the live attempt is gone on with. */
export function beginAttempt(
  ports: Pick<Ports, "payments" | "clock" | "ids">,
  given: {
    readonly process: Process;
    readonly provider: Pick<PaymentProvider, "office">;
    readonly wishedMethod?: string | undefined;
  },
): Promise<Result<Payment, BeginFailure | WriteConflict>> {
  const { process, provider, wishedMethod } = given;
  const { office } = provider;
  const requestId = ports.ids.uuid();
  return ports.payments.append<BeginFailure>(paymentOf(process), (payment) => {
    const now = ports.clock.now();
    const state = paymentState(payment);
    if (liveAttempt(state) !== undefined && !state.skipped) return ok(watched(payment, { events: [], now }));
    const allowed = mayBegin(state);
    if (!allowed.ok) return allowed;
    const at = now.toISOString();
    const { feeDue, paymentHeldUntil = at } = process;
    return ok(
      watched(payment, {
        events: [
          {
            kind: "requested",
            requestId,
            at,
            amount: feeDue ?? 0,
            office,
            ...(wishedMethod !== undefined && { wishedMethod }),
            until: paymentHeldUntil,
          },
        ],
        now,
      }),
    );
  });
}
