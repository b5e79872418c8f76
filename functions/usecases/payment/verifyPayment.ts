import { openAttempts } from "../../domain/payment/attempts.ts";
import { newsOfAttempt } from "../../domain/payment/newsOfAttempt.ts";
import { paymentState } from "../../domain/payment/Payment.ts";
import type { PaymentEvent } from "../../domain/payment/PaymentEvent.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { PaymentFailure, PaymentTransaction } from "../../ports/PaymentProvider.ts";
import type { Ports } from "../../ports/Ports.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import { settlePayment, type SettlePorts } from "./settlePayment.ts";
import { watched } from "./watched.ts";

type Answer = Result<PaymentTransaction, PaymentFailure>;

/** `unheard`: the provider did not answer about every open attempt, which says nothing about the payment. */
export interface VerifiedPayment {
  readonly unheard: boolean;
}

export type VerifyPorts = SettlePorts & Pick<Ports, "paymentProviders">;

/**
 * Asks the provider about every attempt that may have news, writes down what is new, and lets the application follow. May
 * be repeated at any time, by the browser's return, the workflow and the sweep alike.
 */
export async function verifyPayment(
  ports: VerifyPorts,
  processId: string,
): Promise<Result<VerifiedPayment, WriteConflict>> {
  const payment = await ports.payments.get(processId);
  if (payment === undefined) return ok({ unheard: false });
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
    for (const look of answers) {
      events.push(...newsOfAttempt({ events: [...current.events, ...events] }, { ...look, now }));
    }
    return ok(watched(current, { events, now, looked: true }));
  });
  if (!added.ok) return added;
  const before = payment.events.length;
  for (const event of added.value.events.slice(before)) {
    if (event.kind === "mismatch") ports.log.write("payment-mismatch", { processId, why: event.why });
  }
  const settled = await settlePayment(ports, processId);
  return settled.ok ? ok({ unheard: answers.some(({ answer }) => !answer.ok) }) : settled;
}
