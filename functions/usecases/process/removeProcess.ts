import type { DeletionCause } from "../../domain/process/DeletionRecord.ts";
import type { Process } from "../../domain/process/Process.ts";
import { removedProcess } from "../../domain/process/removedProcess.ts";
import { ok, type Result } from "../../domain/result.ts";
import type { ProcessNotFound, WriteConflict } from "../../ports/ProcessRepository.ts";
import type { Ports } from "../../ports/Ports.ts";

export type RemovalPorts = Pick<
  Ports,
  "processes" | "deletions" | "attachments" | "results" | "sealed" | "clock"
>;

/**
 * Removes a process with all its bytes: one conditional write of the very state that was judged makes it nobody's, then
 * its key goes, with which every copy of it was sealed, then its files, and its item last. A write meanwhile is judged anew; a removal that breaks off is finished by the sweep.
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
  if (record !== undefined) await deletions.destroyKey(record);
  await attachments.deleteProcess(processId);
  await results.deleteProcess(processId);
  if (removed.value.removal?.sealedStays !== true) await sealed.deleteProcess(processId);
  await processes.delete(processId);
  return removed;
}
