import type { DeletionCause, DeletionRecord } from "#domain/application/DeletionRecord.ts";
import type { Process } from "#domain/application/Process.ts";
import { removedProcess, mayBeRemoved, type NotRemovable } from "#domain/application/removedProcess.ts";
import { ok, type Result, err } from "#domain/result.ts";
import type { ProcessNotFound, WriteConflict } from "#ports/application/ProcessRepository.ts";
import type { Ports } from "#ports/Ports.ts";
import { openProcess, type AccessFailure, type Actor } from "#domain/sign-in/Actor.ts";

export type DeleteFailure = AccessFailure | NotRemovable | WriteConflict;

export type RemovalPorts = Pick<
  Ports,
  "processes" | "deletions" | "attachments" | "results" | "sealed" | "clock"
>;

/**
 * Removes a process with all its data: one conditional write on the evaluated state removes the owner, then its key is
 * deleted, with which every copy of it was encrypted, then its files, and its item last. A concurrent write causes a
 * new evaluation; the sweep finishes an interrupted removal.
 */
export async function removeProcess<Failure>(
  { processes, deletions, attachments, results, sealed, clock }: RemovalPorts,
  {
    processId,
    cause,
    judge,
  }: {
    readonly processId: string;
    readonly cause: DeletionCause;
    readonly judge: (process: Process) => Result<Process, Failure>;
  },
): Promise<Result<Process, Failure | ProcessNotFound | WriteConflict>> {
  const removed = await processes.update<Failure>(processId, (process) => {
    const judged = judge(process);
    return judged.ok ? ok(removedProcess(judged.value, { cause, now: clock.now() })) : judged;
  });
  if (!removed.ok) return removed;
  // Absent where an earlier release began to remove it: what that one stored was not sealed.
  const record = removed.value.removal?.record;
  const at = (): Pick<DeletionRecord, "destroyedAt"> => ({ destroyedAt: clock.now().toISOString() });
  if (record !== undefined) await deletions.destroyKey({ ...record, ...at() });
  await attachments.deleteProcess(processId);
  await results.deleteProcess(processId);
  if (removed.value.removal?.sealedStays !== true) await sealed.deleteProcess(processId);
  // Everything is gone only now.
  if (record !== undefined) await deletions.finish({ ...record, ...at() });
  await processes.delete(processId);
  return removed;
}

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
    // Deleted by a concurrent call: gone, as requested. Taken over by an account, it is not.
    const left = await ports.processes.get(processId);
    if (left !== undefined && left.removal === undefined) return err(removed.failure);
  }
  return ok(request.processIds);
}
