import type { Process } from "../../domain/process/Process.ts";
import { isEditedElsewhere } from "../../domain/process/EditingWindow.ts";
import { err, type Result } from "../../domain/result.ts";
import { openProcess, type AccessFailure, type Actor } from "../../domain/session/Actor.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import type { Ports } from "../../ports/Ports.ts";

export interface EditedElsewhere {
  readonly kind: "edited-elsewhere";
}

/**
 * Changes the actor's own process; whether it may be opened is asked of the very state that is changed, and so is
 * whether another window edits it.
 */
export function changeOwnProcess<Failure>(
  { processes, clock }: Pick<Ports, "processes" | "clock">,
  request: {
    readonly actor: Actor;
    readonly processId: string;
    readonly change: (process: Process, now: Date) => Result<Process, Failure>;
  },
): Promise<Result<Process, Failure | AccessFailure | EditedElsewhere | WriteConflict>> {
  return processes.update<Failure | AccessFailure | EditedElsewhere>(request.processId, (found) => {
    const now = clock.now();
    const opened = openProcess(found, { actor: request.actor, now });
    if (!opened.ok) return opened;
    const { windowId } = request.actor;
    if (isEditedElsewhere(opened.value.window, { windowId, now })) return err({ kind: "edited-elsewhere" });
    return request.change(opened.value, now);
  });
}
