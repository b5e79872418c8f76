import type { Process } from "../../domain/process/Process.ts";
import { draftAvailableUntil } from "../../domain/process/retention.ts";
import { ok, err, type Result } from "../../domain/result.ts";
import { openProcess, type AccessFailure } from "../../domain/session/Actor.ts";
import { satisfiesTrustLevel } from "../../domain/session/TrustLevel.ts";
import type { SignedInSession } from "../../domain/session/UserSession.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import type { Ports } from "../../ports/Ports.ts";

/**
 * What was filled in without an account becomes the signed-in person's. Only the browser that filled it in can do it:
 * its session carries the anonymous owner over the sign-in. Asked again, it answers the process as it is.
 */
export function changeUser(
  { processes, clock }: Pick<Ports, "processes" | "clock">,
  request: { readonly session: SignedInSession; readonly processId: string },
): Promise<Result<Process, AccessFailure | WriteConflict>> {
  const { user, previousOwnerId } = request.session;
  return processes.update<AccessFailure>(request.processId, (process) => {
    const now = clock.now();
    if (process.ownerId === user.ownerId) {
      return openProcess(process, { actor: user, now });
    }
    if (previousOwnerId === undefined || process.ownerId !== previousOwnerId) {
      return err({ kind: "process-not-found" });
    }
    const opened = openProcess(process, {
      actor: { ownerId: previousOwnerId, trustLevel: user.trustLevel, transient: true },
      now,
    });
    if (!opened.ok) return opened;
    if (!satisfiesTrustLevel(user.trustLevel, process.metadata.trustLevel))
      return err({ kind: "trust-level-too-low" });
    return ok({
      ...process,
      ownerId: user.ownerId,
      trustLevel: process.metadata.trustLevel,
      transient: user.transient,
      formContext: { ...process.formContext, account: user.providerId },
      updatedAt: now.toISOString(),
      availableUntil: user.transient ? request.session.idleExpiresAt : draftAvailableUntil(now).toISOString(),
    });
  });
}
