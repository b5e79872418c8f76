import { type Process, isEditedElsewhere } from "#domain/application/Process.ts";
import { type Result, err, ok } from "#domain/result.ts";
import { openProcess, type AccessFailure, type Actor, type OwnerIds } from "#domain/sign-in/Actor.ts";
import type { Ports } from "#ports/Ports.ts";
import type { WriteConflict } from "#ports/application/ProcessRepository.ts";
import { draftAvailableUntil, later } from "#domain/application/retention.ts";
import { isUnpaidAgain } from "#domain/application/ProcessStatus.ts";
import { nextStatus, type IllegalTransition } from "#domain/application/transitions.ts";

/** Why a person's own process cannot be changed. */
export type ChangeFailure = AccessFailure | WriteConflict | { readonly kind: "edited-elsewhere" };

/** The actor's own process, if it may be opened now. */
export async function getOwnProcess(
  { processes, clock }: Pick<Ports, "processes" | "clock">,
  { actor, processId }: { readonly actor: Actor; readonly processId: string },
): Promise<Result<Process, AccessFailure>> {
  return openProcess(await processes.get(processId), { actor, now: clock.now() });
}

/** All items of an owner, also those stored under the previous id. */
export async function ownedBy<Item>(
  store: { readonly listByOwner: (ownerId: string) => Promise<readonly Item[]> },
  { ownerId, earlierOwnerId }: OwnerIds,
): Promise<readonly Item[]> {
  const ids = earlierOwnerId === undefined ? [ownerId] : [ownerId, earlierOwnerId];
  return (await Promise.all(ids.map((id) => store.listByOwner(id)))).flat();
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
): Promise<Result<Process, Failure | ChangeFailure>> {
  return processes.update<Failure | ChangeFailure>(request.processId, (found) => {
    const now = clock.now();
    const opened = openProcess(found, { actor: request.actor, now });
    if (!opened.ok) return opened;
    const { windowId } = request.actor;
    if (isEditedElsewhere(opened.value.window, { windowId, now })) return err({ kind: "edited-elsewhere" });
    return request.change(untilSessionEnds(opened.value, request.actor), now);
  });
}

/**
 * A visitor's process lives as long as the session. The session moves it along, but finds it by an index that does not
 * show it in its first moments; so each change makes up for that.
 */
export function untilSessionEnds(process: Process, { sessionEndsAt }: Pick<Actor, "sessionEndsAt">): Process {
  const { transient, paymentHeldUntil, availableUntil } = process;
  if (!transient || paymentHeldUntil !== undefined || sessionEndsAt === undefined) return process;
  return { ...process, availableUntil: later(availableUntil, sessionEndsAt) };
}

/**
 * What every change of the content does: the draft is being edited, its version goes up, and its 24 hours begin anew.
 * An anonymous one lives as long as the session, so its end stays.
 */
export function contentChange(process: Process, now: Date): Result<Process, IllegalTransition> {
  const status = nextStatus(process.status, isUnpaidAgain(process) ? "editUnpaid" : "edit");
  if (!status.ok) return status;
  // An order to send is for the answers that it was given with.
  const { completedAt, feeDue, sendingOrder, ...kept } = process;
  return ok({
    ...kept,
    status: status.value,
    statusChanged: status.value === process.status ? process.statusChanged : now.toISOString(),
    updatedAt: now.toISOString(),
    availableUntil:
      process.transient || process.paymentHeldUntil !== undefined
        ? process.availableUntil
        : // After a payment that came to nothing it may be there beyond its longest: no change takes time away.
          later(process.availableUntil, draftAvailableUntil(process, now).toISOString()),
    version: process.version + 1,
  });
}
