import { owesPayment } from "#domain/payment/unpaidProcess.ts";
import type { Process } from "#domain/application/Process.ts";
import { nextStatus, type IllegalTransition } from "#domain/application/transitions.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Actor } from "#domain/sign-in/Actor.ts";
import { nextAttempt } from "#domain/sending/nextAttempt.ts";
import type { Ports } from "#ports/Ports.ts";
import type { WorkflowUnavailable } from "#ports/sending/SubmitWorkflow.ts";
import { skipPayment, type SkipFailure } from "../payment/skipPayment.ts";
import { changeOwnProcess, type ChangeFailure, getOwnProcess } from "../application/ownProcess.ts";
import { formOfProcess } from "../application/formState.ts";
import { newSendingOrder, type SendingWish } from "./newSendingOrder.ts";
import { readyToSend, type NotReady, type Sender } from "./readyToSend.ts";

export type SubmitFailure =
  | ChangeFailure
  | IllegalTransition
  | WorkflowUnavailable
  | NotReady
  | SkipFailure
  | { readonly kind: "form-not-found" }
  /** There is an unpaid fee. */
  | { readonly kind: "payment-required" };

/**
 * Sends an application: the status moves first, then the workflow is started under the name of process and attempt.
 * A second click finds the status moved and starts the same execution again, which the workflow refuses as known: so a
 * start that broke off between the two is recovered by asking again, and nothing is sent twice.
 */
export async function submitProcess(
  ports: Pick<Ports, "processes" | "payments" | "forms" | "clock" | "ids" | "submitWorkflow" | "log">,
  request: SendingWish &
    Sender & {
      readonly actor: Actor;
      readonly processId: string;
      /** Send now and pay later by invoice, where the service allows it. */
      readonly payByInvoice?: boolean;
    },
): Promise<Result<Process, SubmitFailure>> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const form = await formOfProcess(ports, { process: opened.value, locale: "de" });
  if (form === undefined) return err({ kind: "form-not-found" });
  const skips = request.payByInvoice === true && owesPayment(opened.value);
  if (skips) {
    const ready = readyToSend(opened.value, { form, sender: request, now: ports.clock.now() });
    if (!ready.ok) return ready;
    const skipped = await skipPayment(ports, opened.value);
    if (!skipped.ok) return skipped;
  }
  const order = newSendingOrder(ports, { process: opened.value, form, wish: request });
  const changed = await changeOwnProcess<Exclude<SubmitFailure, ChangeFailure>>(ports, {
    ...request,
    change: (process, now) => {
      if (process.status === "SUBMITTED") return ok(process);
      if (owesPayment(process) && !skips) return err({ kind: "payment-required" });
      const status = nextStatus(process.status, skips ? "submitUnpaid" : "submit");
      if (!status.ok) return status;
      const ready = readyToSend(process, { form, sender: request, now });
      if (!ready.ok) return ready;
      return ok({
        ...ready.value,
        ...(skips && { paymentSkippedAt: now.toISOString() }),
        status: status.value,
        statusChanged: now.toISOString(),
        submitting: nextAttempt(process.submitting, { now, ...(process.sendingOrder ?? order) }),
      });
    },
  });
  if (!changed.ok) return changed;
  const started = await ports.submitWorkflow.startSubmission(
    changed.value.id,
    changed.value.submitting?.attempt ?? 1,
  );
  if (started.ok) ports.log.write("process-submitted", { processId: changed.value.id });
  return started.ok ? changed : started;
}
