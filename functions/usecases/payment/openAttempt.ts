import { eventsOfReport } from "#domain/payment/eventsOfReport.ts";
import { type PaymentAttempt, paymentState, type Payment } from "#domain/payment/Payment.ts";
import type { Process } from "#domain/application/Process.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { PaymentFailure, PaymentProvider, PaymentTransaction } from "#ports/payment/PaymentProvider.ts";
import type { Ports } from "#ports/Ports.ts";
import type { WriteConflict } from "#ports/application/ProcessRepository.ts";
import { watched } from "./reconcilePayments.ts";

type Answer = Result<PaymentTransaction, PaymentFailure>;

type OpenFailure =
  | WriteConflict
  | Extract<PaymentFailure, { kind: "payment-unavailable" | "payment-refused" }>
  /** The provider does not know the request id and will not take it: nothing can be paid under it. */
  | { readonly kind: "begin-again" };

/**
 * The provider's page of an attempt. Where the answer to its creation was lost it is created again under the same request
 * id; where that exists, it is read. No page: the attempt is decided, or must not be paid.
 */
export async function openAttempt(
  ports: Pick<Ports, "payments" | "clock">,
  given: {
    readonly provider: PaymentProvider;
    readonly process: Process;
    readonly attempt: PaymentAttempt;
    readonly returnUrl: string;
  },
): Promise<Result<{ readonly pageUrl?: string }, OpenFailure>> {
  const { provider, process, attempt } = given;
  const { requestId } = attempt;
  const answer =
    attempt.transactionId === undefined ? await created(given) : await provider.read(attempt.transactionId);
  if (answer.ok) {
    const added = await ports.payments.append<never>(paymentOf(process), (payment) => {
      const now = ports.clock.now();
      const state = paymentState(payment);
      const current = state.attempts.find((one) => one.requestId === requestId);
      const report = { attempt: current ?? attempt, report: answer.value, at: now.toISOString() };
      return ok(watched(payment, { events: eventsOfReport(state, report), now }));
    });
    if (!added.ok) return added;
    const now = paymentState(added.value).attempts.find((one) => one.requestId === requestId);
    const { pageUrl } = answer.value;
    return ok(now?.status === "OPEN" && pageUrl !== undefined ? { pageUrl } : {});
  }
  const { failure } = answer;
  if (failure.kind === "payment-unavailable") return err(failure);
  // A begun attempt is known by its transaction id: a provider that no longer knows it is wrong.
  if (attempt.transactionId !== undefined) return err({ kind: "payment-unavailable", cause: failure.kind });
  const given_up = await ports.payments.append<never>(paymentOf(process), (payment) => {
    const now = ports.clock.now();
    const current = paymentState(payment).attempts.find((one) => one.requestId === requestId);
    const isUnknown = current?.status === "OPEN" && current.transactionId === undefined;
    return ok(
      watched(payment, {
        events: isUnknown ? [{ kind: "abandoned", requestId, at: now.toISOString() }] : [],
        now,
      }),
    );
  });
  if (!given_up.ok) return given_up;
  return err(failure.kind === "payment-refused" ? failure : { kind: "begin-again" });
}

async function created({
  provider,
  process,
  attempt,
  returnUrl,
}: {
  readonly provider: PaymentProvider;
  readonly process: Process;
  readonly attempt: PaymentAttempt;
  readonly returnUrl: string;
}): Promise<Answer> {
  const order = {
    requestId: attempt.requestId,
    requestedAt: attempt.requestedAt,
    amount: attempt.amount,
    purpose: `Anerkennung ${process.sendingOrder?.transferTicketNumber ?? ""}`.trim(),
    description: `Gebühr ${process.metadata.description}`,
    returnUrl,
  };
  const first = await provider.create(order);
  const answer =
    !first.ok && first.failure.kind === "payment-unavailable" ? await provider.create(order) : first;
  if (answer.ok || answer.failure.kind !== "payment-exists") return answer;
  const read = await provider.read(attempt.requestId);
  // Not every service reads by request id: refused then means unknown.
  return read.ok || read.failure.kind === "payment-unavailable" ? read : err({ kind: "payment-unknown" });
}

/** Under what the payment of an application is kept, and by which payment service it is made. */
export function paymentOf({ id, metadata }: Process): Pick<Payment, "processId" | "service"> {
  return { processId: id, service: { authorityId: metadata.authority.id, leiKaId: metadata.leiKaId } };
}
