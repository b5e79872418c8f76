import { anonymousStarts } from "#domain/operation/rateLimits.ts";
import { mayBeginAnother, openDrafts, type OwnerLimits } from "#domain/application/ownerLimits.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { SignedInSession } from "#domain/sign-in/UserSession.ts";
import type { Ports } from "#ports/Ports.ts";
import { ownedBy } from "./ownProcess.ts";

export interface StartRefused {
  /** `too-many`: from this network, within ten minutes. */
  readonly kind: "too-many-drafts" | "too-many";
}

/**
 * Whether an owner may begin one more application. The list of an owner is eventually consistent: many starts in the
 * same moment may exceed the limit by a few.
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
