import { err, type Result, ok } from "#domain/result.ts";
import type { AccessFailure, Actor } from "#domain/sign-in/Actor.ts";
import type { Ports } from "#ports/Ports.ts";
import type { WriteConflict } from "#ports/application/ProcessRepository.ts";
import { getOwnProcess } from "../application/ownProcess.ts";
import { getPayment, type ShownPayment } from "./getPayment.ts";
import { verifyPayment, type VerifyPorts } from "./verifyPayment.ts";
import { watched } from "./reconcilePayments.ts";

/**
 * The browser came back, or asks again. What it says is ignored: the provider is asked. The workflow that waits for
 * it is woken, so that it ends.
 */
export async function completePayment(
  ports: VerifyPorts & Pick<Ports, "paymentWorkflow">,
  request: { readonly actor: Actor; readonly processId: string },
): Promise<Result<ShownPayment, AccessFailure | WriteConflict | { readonly kind: "payment-unavailable" }>> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const verified = await verifyPayment(ports, request.processId);
  if (!verified.ok) return verified;
  const shown = await getPayment(ports, request);
  if (!shown.ok) return shown;
  const isDecided = shown.value.standing.stage !== "pending";
  if (!isDecided && verified.value.unanswered) return err({ kind: "payment-unavailable" });
  const { taskToken } = shown.value;
  if (isDecided && taskToken !== undefined) await ports.paymentWorkflow.wake(taskToken);
  return ok(shown.value);
}

/** Remembers by what the workflow that waits for the browser's return is woken. */
export async function keepTaskToken(
  ports: Pick<Ports, "payments" | "clock">,
  { processId, taskToken }: { readonly processId: string; readonly taskToken: string },
): Promise<Result<void, WriteConflict | { readonly kind: "payment-not-found" }>> {
  const payment = await ports.payments.get(processId);
  if (payment === undefined) return err({ kind: "payment-not-found" });
  const kept = await ports.payments.append<never>(payment, (current) =>
    ok({ ...watched(current, { events: [], now: ports.clock.now() }), taskToken }),
  );
  return kept.ok ? ok(undefined) : kept;
}
