import { isDecided, isUnclear, liveAttempt, paidAttempt } from "#domain/payment/attempts.ts";
import { type PaymentAttempt, paymentState, type PaymentState } from "#domain/payment/Payment.ts";
import type { PaymentEvent } from "#domain/payment/PaymentEvent.ts";
import { paidProcess } from "#domain/payment/paidProcess.ts";
import { unpaidProcess } from "#domain/payment/unpaidProcess.ts";
import type { Process } from "#domain/application/Process.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import type { WriteConflict } from "#ports/application/ProcessRepository.ts";
import { watched } from "./reconcilePayments.ts";
import { nextStatus } from "#domain/application/transitions.ts";
import { nextAttempt } from "#domain/sending/nextAttempt.ts";

export type ApplyPorts = Pick<
  Ports,
  "payments" | "processes" | "submissions" | "submitWorkflow" | "clock" | "log"
>;

/**
 * Applies the payment to the application: paid, it is sent; where the payment failed, a new one can start; where money
 * arrived for an application that cannot be sent with it, it has to be refunded by an operator. Reads both anew; may
 * be interrupted and repeated at any point.
 */
export async function applyPayment(
  ports: ApplyPorts,
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

/** The application after it was marked as paid; undefined where it is gone or takes no payment. */
async function sendWith(
  ports: ApplyPorts,
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
  ports: ApplyPorts,
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

/** No attempt is open and none was paid: the draft is released, except while unmatched money is unresolved. */
async function release(
  ports: ApplyPorts,
  { processId, state }: { readonly processId: string; readonly state: PaymentState },
): Promise<Result<void, WriteConflict>> {
  const last = state.attempts.at(-1);
  if (last === undefined || liveAttempt(state) !== undefined) return ok(undefined);
  const changed = await ports.processes.update<never>(processId, (process) =>
    ok(unpaidProcess(process, { last, keeps: isUnclear(state), now: ports.clock.now() })),
  );
  return !changed.ok && changed.failure.kind === "write-conflict" ? err(changed.failure) : ok(undefined);
}

/**
 * Sends a paid application by the order given with the payment; the person may be absent. An application that is being
 * sent, or failed to be sent, is left as it is: the workflow or the person continues it.
 */
async function sendPaid(
  ports: Pick<Ports, "processes" | "submitWorkflow" | "clock" | "log">,
  paid: Process,
): Promise<Result<Process | undefined, WriteConflict>> {
  if (paid.status !== "PAID") return ok(paid);
  const changed = await ports.processes.update<never>(paid.id, (process) => {
    const status = nextStatus(process.status, "submit");
    const { sendingOrder } = process;
    if (process.status !== "PAID" || !status.ok || sendingOrder === undefined) return ok(process);
    const now = ports.clock.now();
    return ok({
      ...process,
      status: status.value,
      statusChanged: now.toISOString(),
      submitting: nextAttempt(process.submitting, { now, ...sendingOrder }),
    });
  });
  if (!changed.ok)
    return changed.failure.kind === "write-conflict"
      ? { ok: false, failure: changed.failure }
      : ok(undefined);
  const { id, submitting } = changed.value;
  if (submitting !== undefined) {
    // Where the workflow cannot be started now, the sweep for sent applications does it.
    await ports.submitWorkflow.startSubmission(id, submitting.attempt);
    ports.log.write("process-submitted", { processId: id });
  }
  return ok(changed.value);
}
