import { hasRoomFor, openDrafts, type OwnerLimits } from "../../domain/process/ownerLimits.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { Actor } from "../../domain/session/Actor.ts";
import type { Ports } from "../../ports/Ports.ts";
import { ownedBy } from "./ownedBy.ts";
import { unfinishedOf } from "./reserveAttachment.ts";

export interface StorageUsedUp {
  readonly kind: "storage-used-up";
}

/** Whether a file has room beside what all drafts of the owner hold, but for itself, where its upload broke off. */
export async function admitUpload(
  { processes, clock }: Pick<Ports, "processes" | "clock">,
  request: {
    readonly actor: Actor;
    readonly processId: string;
    readonly fieldPath: string;
    readonly size: number;
    readonly partSha256: readonly string[];
    readonly limits: OwnerLimits;
  },
): Promise<Result<undefined, StorageUsedUp>> {
  const { actor, processId, size, limits } = request;
  const drafts = openDrafts(await ownedBy(processes, actor), clock.now());
  const held = drafts.map((draft) => {
    const unfinished = draft.id === processId ? unfinishedOf(draft, request) : undefined;
    return draft.attachments.filter((one) => one !== unfinished);
  });
  return hasRoomFor({ size, beside: held }, limits) ? ok(undefined) : err({ kind: "storage-used-up" });
}
