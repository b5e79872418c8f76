import { liveAttempt } from "#domain/payment/attempts.ts";
import { type PaymentAttempt, paymentState } from "#domain/payment/Payment.ts";
import { paymentStanding, type PaymentStanding } from "#domain/payment/paymentStanding.ts";
import type { Process } from "#domain/application/Process.ts";
import { ok, type Result } from "#domain/result.ts";
import type { AccessFailure, Actor } from "#domain/sign-in/Actor.ts";
import type { Ports } from "#ports/Ports.ts";
import { getOwnProcess } from "../application/ownProcess.ts";

export interface ShownPayment {
  readonly process: Process;
  readonly standing: PaymentStanding;
  /**
   * All payments received for this application, the earliest first; with more than one, support contacts the person.
   */
  readonly paid: readonly PaymentAttempt[];
  /** The way that was chosen for the running payment. */
  readonly chosenMethod?: string;
  readonly taskToken?: string;
}

/** State of the payment of the actor's own process, as last reported. */
export async function getPayment(
  ports: Pick<Ports, "processes" | "payments" | "clock">,
  request: { readonly actor: Actor; readonly processId: string },
): Promise<Result<ShownPayment, AccessFailure>> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const payment = await ports.payments.get(request.processId);
  const state = paymentState(payment ?? { events: [] });
  const chosenMethod = liveAttempt(state)?.wishedMethod;
  return ok({
    process: opened.value,
    standing: paymentStanding(opened.value, state),
    paid: state.attempts.filter(({ status }) => status === "PAYED"),
    ...(chosenMethod !== undefined && { chosenMethod }),
    ...(payment?.taskToken !== undefined && { taskToken: payment.taskToken }),
  });
}
