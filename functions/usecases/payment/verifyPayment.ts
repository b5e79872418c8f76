import { openAttempts } from "#domain/payment/attempts.ts";
import { eventsFromProviderAnswer } from "#domain/payment/eventsFromProviderAnswer.ts";
import { paymentState } from "#domain/payment/Payment.ts";
import type { PaymentEvent } from "#domain/payment/PaymentEvent.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { PaymentFailure, PaymentTransaction } from "#ports/payment/PaymentProvider.ts";
import type { Ports } from "#ports/Ports.ts";
import type { WriteConflict } from "#ports/application/ProcessRepository.ts";
import { applyPayment, type ApplyPorts } from "./applyPayment.ts";
import { watched } from "./reconcilePayments.ts";

type Answer = Result<PaymentTransaction, PaymentFailure>;

/** `unanswered`: the provider did not answer about every open attempt, which says nothing about the payment. */
export interface VerifiedPayment {
  readonly unanswered: boolean;
}

export type VerifyPorts = ApplyPorts & Pick<Ports, "paymentProviders">;

/**
 * Polls the provider about every open attempt, stores new events, and applies them to the application. May be repeated
 * at any time, by the browser's return, the workflow and the sweep alike.
 */
export async function verifyPayment(
  ports: VerifyPorts,
  processId: string,
): Promise<Result<VerifiedPayment, WriteConflict>> {
  const payment = await ports.payments.get(processId);
  if (payment === undefined) return ok({ unanswered: false });
  const provider = ports.paymentProviders.of(payment.service);
  const answers: { readonly requestId: string; readonly answer: Answer }[] = [];
  for (const { requestId, transactionId } of openAttempts(paymentState(payment))) {
    const answer: Answer =
      (await provider?.read(transactionId ?? requestId)) ??
      err({ kind: "payment-unavailable", cause: "no-payment-service" });
    if (!answer.ok) {
      ports.log.write("payment-check-failed", { processId, requestId, kind: answer.failure.kind });
    }
    answers.push({ requestId, answer });
  }
  const added = await ports.payments.append<never>(payment, (current) => {
    const now = ports.clock.now();
    const events: PaymentEvent[] = [];
    for (const answer of answers) {
      events.push(
        ...eventsFromProviderAnswer({ events: [...current.events, ...events] }, { ...answer, now }),
      );
    }
    return ok(watched(current, { events, now, checked: true }));
  });
  if (!added.ok) return added;
  const before = payment.events.length;
  for (const event of added.value.events.slice(before)) {
    if (event.kind === "mismatch") ports.log.write("payment-mismatch", { processId, why: event.why });
  }
  const applied = await applyPayment(ports, processId);
  return applied.ok ? ok({ unanswered: answers.some(({ answer }) => !answer.ok) }) : applied;
}
