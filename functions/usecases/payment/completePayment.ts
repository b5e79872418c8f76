import { err, type Result, ok } from "../../domain/result.ts";
import type { AccessFailure, Actor } from "../../domain/session/Actor.ts";
import type { Ports } from "../../ports/Ports.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import { getOwnProcess } from "../process/getOwnProcess.ts";
import { getPayment, type ShownPayment } from "./getPayment.ts";
import { verifyPayment, type VerifyPorts } from "./verifyPayment.ts";

/**
 * The browser came back, or asks again. What it says is not looked at: the provider is asked. The workflow that waits for
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
  if (!isDecided && verified.value.unheard) return err({ kind: "payment-unavailable" });
  const { taskToken } = shown.value;
  if (isDecided && taskToken !== undefined) await ports.paymentWorkflow.wake(taskToken);
  return ok(shown.value);
}
