import type { Process } from "../../domain/process/Process.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { AccessFailure, Actor } from "../../domain/session/Actor.ts";
import type { Ports } from "../../ports/Ports.ts";
import { getOwnProcess } from "./getOwnProcess.ts";
import { removeProcess } from "./removeProcess.ts";

/** Deletes drafts with their files, all or none of the list's own ones. What is on its way cannot be deleted. */
export async function deleteProcesses(
  ports: Pick<Ports, "processes" | "attachments" | "results" | "sealed" | "clock">,
  request: { readonly actor: Actor; readonly processIds: readonly string[] },
): Promise<Result<readonly string[], AccessFailure | { readonly kind: "already-submitted" }>> {
  const own: Process[] = [];
  for (const processId of request.processIds) {
    const process = await getOwnProcess(ports, { actor: request.actor, processId });
    if (!process.ok) return process;
    if (process.value.status === "SUBMITTED") return err({ kind: "already-submitted" });
    own.push(process.value);
  }
  for (const process of own) await removeProcess(ports, process);
  return ok(request.processIds);
}
