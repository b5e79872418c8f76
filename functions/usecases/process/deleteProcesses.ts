import type { Process } from "../../domain/process/Process.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { AccessFailure, Actor } from "../../domain/session/Actor.ts";
import type { Ports } from "../../ports/Ports.ts";
import { getOwnProcess } from "./getOwnProcess.ts";
import { removeProcess } from "./removeProcess.ts";

/** Deletes drafts with their files, all or none of the list's own ones. What is on its way, or waits for
 * money or was paid, cannot be deleted. */
export async function deleteProcesses(
  ports: Pick<Ports, "processes" | "attachments" | "results" | "sealed" | "clock">,
  request: { readonly actor: Actor; readonly processIds: readonly string[] },
): Promise<
  Result<readonly string[], AccessFailure | { readonly kind: "already-submitted" | "payment-in-flight" }>
> {
  const own: Process[] = [];
  for (const processId of request.processIds) {
    const process = await getOwnProcess(ports, { actor: request.actor, processId });
    if (!process.ok) return process;
    const { status, paymentHeldUntil } = process.value;
    if (status === "SUBMITTED") return err({ kind: "already-submitted" });
    if (paymentHeldUntil !== undefined) return err({ kind: "payment-in-flight" });
    own.push(process.value);
  }
  for (const process of own) await removeProcess(ports, process);
  return ok(request.processIds);
}
