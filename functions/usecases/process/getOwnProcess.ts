import type { Process } from "../../domain/process/Process.ts";
import type { Result } from "../../domain/result.ts";
import { openProcess, type AccessFailure, type Actor } from "../../domain/session/Actor.ts";
import type { Ports } from "../../ports/Ports.ts";

/** The actor's own process, if it may be opened now. */
export async function getOwnProcess(
  { processes, clock }: Pick<Ports, "processes" | "clock">,
  { actor, processId }: { readonly actor: Actor; readonly processId: string },
): Promise<Result<Process, AccessFailure>> {
  return openProcess(await processes.get(processId), { actor, now: clock.now() });
}
