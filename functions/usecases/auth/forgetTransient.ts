import { mayBeRemoved, type NotRemovable } from "../../domain/process/mayBeRemoved.ts";
import type { Process } from "../../domain/process/Process.ts";
import { err, type Result } from "../../domain/result.ts";
import type { UserSession } from "../../domain/session/UserSession.ts";
import type { ProcessNotFound } from "../../ports/ProcessRepository.ts";
import { removeProcess, type RemovalPorts } from "../process/removeProcess.ts";

/**
 * What goes with a session that has ended: all that an anonymous visitor or the user of an identity card typed, except
 * what was paid for or is being paid, or was sent.
 */
export async function forgetTransient(ports: RemovalPorts, { user }: UserSession): Promise<void> {
  if (user?.transient !== true) return;
  const { ownerId } = user;
  for (const { id: processId } of await ports.processes.listByOwner(ownerId)) {
    await removeProcess(ports, {
      processId,
      cause: "session-ended",
      // An account may have taken it over meanwhile.
      judge: (process): Result<Process, NotRemovable | ProcessNotFound> =>
        process.ownerId === ownerId ? mayBeRemoved(process) : err({ kind: "process-not-found" }),
    });
  }
}
