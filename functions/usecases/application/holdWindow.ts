import { isEditedElsewhere } from "#domain/application/Process.ts";
import { ok, type Result } from "#domain/result.ts";
import { openProcess, type AccessFailure, type Actor } from "#domain/sign-in/Actor.ts";
import type { WriteConflict } from "#ports/application/ProcessRepository.ts";
import type { Ports } from "#ports/Ports.ts";

export type WindowAction = "hold" | "take-over" | "release";

/**
 * A window says that it edits a process, that it goes on doing so, that it takes over from another one, or that it
 * stops. Answers whether it holds the process now. Also on two devices there is one at a time.
 */
export async function holdWindow(
  { processes, clock }: Pick<Ports, "processes" | "clock">,
  request: {
    readonly actor: Actor;
    readonly processId: string;
    readonly action: WindowAction;
  },
): Promise<Result<{ readonly held: boolean }, AccessFailure | WriteConflict>> {
  const { action, actor } = request;
  const { windowId } = actor;
  let held = false;
  const changed = await processes.update<AccessFailure>(request.processId, (found) => {
    const now = clock.now();
    const opened = openProcess(found, { actor, now });
    if (!opened.ok) return opened;
    const { window, ...rest } = opened.value;
    const elsewhere = action !== "take-over" && isEditedElsewhere(window, { windowId, now });
    held = windowId !== undefined && !elsewhere && action !== "release";
    // A window without a name could be neither recognised nor informed that another one took over.
    if (elsewhere || windowId === undefined) return opened;
    return ok(held ? { ...rest, window: { windowId, seenAt: now.toISOString() } } : rest);
  });
  return changed.ok ? ok({ held }) : changed;
}
