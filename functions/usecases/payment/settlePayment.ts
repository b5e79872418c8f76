import { isDecided, isUnclear, liveAttempt, paidAttempt } from "../../domain/payment/attempts.ts";
import { type PaymentAttempt, paymentState, type PaymentState } from "../../domain/payment/Payment.ts";
import type { PaymentEvent } from "../../domain/payment/PaymentEvent.ts";
import { paidProcess } from "../../domain/payment/paidProcess.ts";
import { unpaidProcess } from "../../domain/payment/unpaidProcess.ts";
import type { Process } from "../../domain/process/Process.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { Ports } from "../../ports/Ports.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import { sendPaid } from "./sendPaid.ts";
import { watched } from "./watched.ts";

export type SettlePorts = Pick<
  Ports,
  "payments" | "processes" | "submissions" | "submitWorkflow" | "clock" | "log"
>;

/**
 * Lets the application follow its payment: paid, it is sent; where the payment came to nothing, it can be paid anew;
 * where money came for an application that cannot be sent with it, somebody has to give it back. Reads both anew, and may
 * break off and be repeated anywhere.
 */
export async function settlePayment(
  ports: SettlePorts,
  processId: string,
): Promise<Result<void, WriteConflict>> {
  const payment = await ports.payments.get(processId);
  if (payment === undefined) return ok(undefined);
  const state = paymentState(payment);
  const paid = paidAttempt(state);
  if (paid === undefined) return release(ports, { processId, state });
  if (isDecided(state, paid.requestId)) return ok(undefined);
  const follows = await sendWith(ports, { processId, paid });
  if (!follows.ok) return follows;
  const event = await finalEvent(ports, { processId, paid, state, process: follows.value });
  if (event === undefined) return ok(undefined);
  if (event.kind === "mismatch") ports.log.write("payment-mismatch", { processId, why: event.why });
  const added = await ports.payments.append<never>(payment, (current) => {
    const done = isDecided(paymentState(current), paid.requestId);
    return ok(watched(current, { events: done ? [] : [event], now: ports.clock.now() }));
  });
  return added.ok ? ok(undefined) : added;
}

/** The application after it was told that it is paid; undefined where it is gone or takes no payment. */
async function sendWith(
  ports: SettlePorts,
  { processId, paid }: { readonly processId: string; readonly paid: PaymentAttempt },
): Promise<Result<Process | undefined, WriteConflict>> {
  const changed = await ports.processes.update<{ readonly kind: "not-payable" }>(processId, (process) =>
    paidProcess(process, { paid, now: ports.clock.now() }),
  );
  if (changed.ok) return sendPaid(ports, changed.value);
  return changed.failure.kind === "write-conflict" ? err(changed.failure) : ok(undefined);
}

/** What became of the money, when that is known. */
async function finalEvent(
  ports: SettlePorts,
  given: {
    readonly processId: string;
    readonly paid: PaymentAttempt;
    readonly state: PaymentState;
    readonly process: Process | undefined;
  },
): Promise<PaymentEvent | undefined> {
  const { processId, paid, state, process } = given;
  const about = { requestId: paid.requestId, at: ports.clock.now().toISOString() };
  if (process !== undefined) {
    const isSent = process.status === "SUBMITTED" && process.resultsAvailableUntil !== undefined;
    return isSent ? { kind: "used", ...about } : undefined;
  }
  const wasSent = !state.skipped && (await ports.submissions.get(processId)) !== undefined;
  return wasSent ? { kind: "used", ...about } : { kind: "mismatch", ...about, why: "application-impossible" };
}

/** No attempt is open and none was paid: nothing holds the draft any longer, except money that nobody understands. */
async function release(
  ports: SettlePorts,
  { processId, state }: { readonly processId: string; readonly state: PaymentState },
): Promise<Result<void, WriteConflict>> {
  const last = state.attempts.at(-1);
  if (last === undefined || liveAttempt(state) !== undefined) return ok(undefined);
  const changed = await ports.processes.update<never>(processId, (process) =>
    ok(unpaidProcess(process, { last, keeps: isUnclear(state), now: ports.clock.now() })),
  );
  return !changed.ok && changed.failure.kind === "write-conflict" ? err(changed.failure) : ok(undefined);
}
