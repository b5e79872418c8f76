import { anonymousStarts } from "../../domain/feedback/rateLimits.ts";
import { mayBeginAnother, openDrafts, type OwnerLimits } from "../../domain/process/ownerLimits.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { SignedInSession } from "../../domain/session/UserSession.ts";
import type { Ports } from "../../ports/Ports.ts";
import { ownedBy } from "../process/ownedBy.ts";

export interface StartRefused {
  /** `too-many`: from this network, within ten minutes. */
  readonly kind: "too-many-drafts" | "too-many";
}

/**
 * Whether somebody may begin one more application. The list of an owner may lag behind by moments: who begins many in one
 * moment may have a few more.
 */
export async function admitStart(
  { processes, limiter, clock }: Pick<Ports, "processes" | "limiter" | "clock">,
  request: {
    readonly session: SignedInSession;
    readonly address: string;
    readonly limits: OwnerLimits & { readonly anonymousStarts: number };
  },
): Promise<Result<undefined, StartRefused>> {
  const { session, address, limits } = request;
  const drafts = openDrafts(await ownedBy(processes, session.user), clock.now());
  if (!mayBeginAnother(drafts, limits)) return err({ kind: "too-many-drafts" });
  if (session.user.providerType !== "pseudo") return ok(undefined);
  const isAdmitted = await limiter.admits(anonymousStarts(limits.anonymousStarts), address);
  return isAdmitted ? ok(undefined) : err({ kind: "too-many" });
}
