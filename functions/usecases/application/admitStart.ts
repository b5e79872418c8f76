import { anonymousStarts } from "#domain/operation/rateLimits.ts";
import { mayBeginAnother, openDrafts, type OwnerLimits } from "#domain/application/ownerLimits.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { OwnerIds } from "#domain/sign-in/Actor.ts";
import type { SignedInSession } from "#domain/sign-in/UserSession.ts";
import type { Ports } from "#ports/Ports.ts";
import { ownedBy } from "./ownProcess.ts";

export interface StartRefused {
  /** From this network, within ten minutes. */
  readonly kind: "too-many";
}

export interface TooManyDrafts {
  readonly kind: "too-many-drafts";
}

/** Whether an application may begin from this network; those of accounts are not counted. */
export async function admitStart(
  { limiter }: Pick<Ports, "limiter">,
  request: {
    readonly session: SignedInSession;
    readonly address: string;
    readonly limits: { readonly anonymousStarts: number };
  },
): Promise<Result<undefined, StartRefused>> {
  const { session, address, limits } = request;
  if (session.user.providerType !== "pseudo") return ok(undefined);
  const isAdmitted = await limiter.admits(anonymousStarts(limits.anonymousStarts), address);
  return isAdmitted ? ok(undefined) : err({ kind: "too-many" });
}

export type DraftPlacePorts = Pick<Ports, "processes" | "deletions" | "recentStarts" | "clock">;

/**
 * Takes one of the places for drafts of an owner. The list of an owner comes from an index that lags behind, so what began
 * recently is known by a conditional write as well: of two that begin the last one at once, one is refused.
 */
export async function takeDraftPlace(
  { processes, deletions, recentStarts, clock }: DraftPlacePorts,
  request: {
    readonly owner: OwnerIds;
    readonly processId: string;
    readonly limits: Pick<OwnerLimits, "openDrafts">;
  },
): Promise<Result<undefined, TooManyDrafts>> {
  const { owner, processId, limits } = request;
  const isTaken = await recentStarts.add({ ownerId: owner.ownerId, processId }, async (recentIds) => {
    const owned = await ownedBy(processes, owner);
    const listed = new Set(owned.map(({ id }) => id));
    const unlisted = recentIds.filter((id) => !listed.has(id));
    const deleted = (await Promise.all(unlisted.map((id) => deletions.get(id)))).filter(
      (record) => record !== undefined,
    );
    const open = openDrafts(owned, clock.now()).length + unlisted.length - deleted.length;
    return mayBeginAnother(open, limits);
  });
  return isTaken ? ok(undefined) : err({ kind: "too-many-drafts" });
}
