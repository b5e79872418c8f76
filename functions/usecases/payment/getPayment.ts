import { liveAttempt } from "../../domain/payment/attempts.ts";
import { type PaymentAttempt, paymentState } from "../../domain/payment/Payment.ts";
import { paymentStanding, type PaymentStanding } from "../../domain/payment/paymentStanding.ts";
import type { Process } from "../../domain/process/Process.ts";
import { ok, type Result } from "../../domain/result.ts";
import type { AccessFailure, Actor } from "../../domain/session/Actor.ts";
import type { Ports } from "../../ports/Ports.ts";
import { getOwnProcess } from "../process/getOwnProcess.ts";

export interface ShownPayment {
  readonly process: Process;
  readonly standing: PaymentStanding;
  /** Everything that was paid for this application, the earliest first; more than one: somebody will get in touch. */
  readonly paid: readonly PaymentAttempt[];
  /** The way that was chosen for the running payment. */
  readonly chosenMethod?: string;
  readonly taskToken?: string;
}

/** Where the payment of the actor's own process stands, as it was last heard. */
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
