import type { Process } from "../../domain/process/Process.ts";
import type { Result } from "../../domain/result.ts";
import { openProcess, type AccessFailure, type Actor } from "../../domain/session/Actor.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import type { Ports } from "../../ports/Ports.ts";

/** Changes the actor's own process; whether it may be opened is asked of the very state that is changed. */
export function changeOwnProcess<Failure>(
  { processes, clock }: Pick<Ports, "processes" | "clock">,
  request: {
    readonly actor: Actor;
    readonly processId: string;
    readonly change: (process: Process, now: Date) => Result<Process, Failure>;
  },
): Promise<Result<Process, Failure | AccessFailure | WriteConflict>> {
  return processes.update<Failure | AccessFailure>(request.processId, (found) => {
    const now = clock.now();
    const opened = openProcess(found, { actor: request.actor, now });
    return opened.ok ? request.change(opened.value, now) : opened;
  });
}
