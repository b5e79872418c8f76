import { hasRoomFor, openDrafts, type OwnerLimits } from "../../domain/process/ownerLimits.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { Actor } from "../../domain/session/Actor.ts";
import type { Ports } from "../../ports/Ports.ts";

export interface StorageUsedUp {
  readonly kind: "storage-used-up";
}

/**
 * Whether a file has room beside what the owner's other drafts hold; within its own application the 29 MB decide
 * (`reserveAttachment`).
 */
export async function admitUpload(
  { processes, clock }: Pick<Ports, "processes" | "clock">,
  request: {
    readonly actor: Actor;
    readonly processId: string;
    readonly size: number;
    readonly limits: OwnerLimits;
  },
): Promise<Result<undefined, StorageUsedUp>> {
  const { actor, processId, size, limits } = request;
  const drafts = openDrafts(await processes.listByOwner(actor.ownerId), clock.now());
  const beside = drafts.filter(({ id }) => id !== processId);
  return hasRoomFor({ size, beside }, limits) ? ok(undefined) : err({ kind: "storage-used-up" });
}
