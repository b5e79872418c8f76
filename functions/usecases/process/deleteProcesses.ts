import { mayBeRemoved, type NotRemovable } from "../../domain/process/mayBeRemoved.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import { openProcess, type AccessFailure, type Actor } from "../../domain/session/Actor.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import type { Process } from "../../domain/process/Process.ts";
import { removeProcess, type RemovalPorts } from "./removeProcess.ts";

export type DeleteFailure = AccessFailure | NotRemovable | WriteConflict;

/**
 * Deletes drafts with their files: all are judged before the first goes. What was sent, or paid for, in between is judged
 * anew and stays, and so do those behind it in the list.
 */
export async function deleteProcesses(
  ports: RemovalPorts,
  request: { readonly actor: Actor; readonly processIds: readonly string[] },
): Promise<Result<readonly string[], DeleteFailure>> {
  const judge = (process: Process | undefined): Result<Process, AccessFailure | NotRemovable> => {
    const opened = openProcess(process, { actor: request.actor, now: ports.clock.now() });
    return opened.ok ? mayBeRemoved(opened.value) : opened;
  };
  for (const processId of request.processIds) {
    const judged = judge(await ports.processes.get(processId));
    if (!judged.ok) return judged;
  }
  for (const processId of request.processIds) {
    const removed = await removeProcess(ports, { processId, cause: "person", judge });
    if (removed.ok) continue;
    // Deleted by a call beside this one: it is gone, as was asked for. Taken over by an account, it is not.
    const left = await ports.processes.get(processId);
    if (left !== undefined && left.removal === undefined) return err(removed.failure);
  }
  return ok(request.processIds);
}
