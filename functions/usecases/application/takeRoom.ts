import {
  type Fits,
  heldBytes,
  type HeldDraft,
  holdingOf,
  isClaimedNow,
  isOpenDraft,
  withClaim,
} from "#domain/application/ownerLimits.ts";
import { err, ok } from "#domain/result.ts";
import { isOwnedBy, type OwnerIds } from "#domain/sign-in/Actor.ts";
import type { Ports } from "#ports/Ports.ts";
import { ownedBy } from "./ownProcess.ts";

export type RoomPorts = Pick<Ports, "processes" | "deletions" | "ownerRoom" | "clock">;

interface Claim {
  readonly owner: OwnerIds;
  readonly processId: string;
  /** Of files that come to it. */
  readonly bytes: number;
  readonly fits: Fits;
}

/**
 * Takes room for a draft of an owner, or for its files, by one conditional write: of two that take the last room at once,
 * one is refused. What is counted is never less than what is there, so only who does not fit is looked at closely: then
 * each draft is read, and what is gone counts no more.
 */
export async function takeRoom(ports: RoomPorts, claim: Claim): Promise<boolean> {
  const { owner, fits } = claim;
  const taken = await ports.ownerRoom.update<{ readonly kind: "full" }>(owner.ownerId, async (counted) => {
    const now = ports.clock.now();
    const held = counted ?? (await drafts(ports, owner));
    const quickly = withClaim(held, { ...claim, now });
    if (fits(quickly)) return ok(quickly);
    const closely = withClaim(await stillHeld(ports, { owner, held }), { ...claim, now });
    return fits(closely) ? ok(closely) : err({ kind: "full" });
  });
  // Nobody needs room so often in one moment by hand.
  return taken.ok;
}

/** Once a day, by a list that may lag behind. */
async function drafts({ processes, clock }: RoomPorts, owner: OwnerIds): Promise<readonly HeldDraft[]> {
  const owned = await ownedBy(processes, owner);
  return owned.filter((process) => isOpenDraft(process, clock.now())).map(holdingOf);
}

async function stillHeld(
  { processes, deletions, clock }: RoomPorts,
  { owner, held }: { readonly owner: OwnerIds; readonly held: readonly HeldDraft[] },
): Promise<readonly HeldDraft[]> {
  const now = clock.now();
  const looked = held.map(async (draft): Promise<readonly HeldDraft[]> => {
    const process = await processes.get(draft.processId);
    const isNew = isClaimedNow(draft, now);
    if (process !== undefined && isOwnedBy(process, owner)) {
      if (!isOpenDraft(process, now)) return [];
      const bytes = heldBytes(process.attachments);
      return [{ ...draft, bytes: isNew ? Math.max(bytes, draft.bytes) : bytes }];
    }
    // Not there yet, or gone.
    return isNew && (await deletions.get(draft.processId)) === undefined ? [draft] : [];
  });
  return (await Promise.all(looked)).flat();
}
