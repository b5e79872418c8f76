import type { Process } from "#domain/application/Process.ts";
import { type IdentificationFailure, takesAccount } from "#domain/application/identification.ts";
import { holdingOf } from "#domain/application/ownerLimits.ts";
import { draftAvailableUntil } from "#domain/application/retention.ts";
import { ok, err, type Result } from "#domain/result.ts";
import { accountOf } from "#domain/sign-in/Account.ts";
import { openProcess, type AccessFailure, isOwnedBy } from "#domain/sign-in/Actor.ts";
import { satisfiesTrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { SignedInSession } from "#domain/sign-in/UserSession.ts";
import type { WriteConflict } from "#ports/application/ProcessRepository.ts";
import type { Ports } from "#ports/Ports.ts";
import { formOfProcess } from "./formState.ts";
import { type RoomPorts, takeRoom } from "./takeRoom.ts";
import { withAccountAnswers } from "./withAccountAnswers.ts";

export type ChangeUserFailure =
  | AccessFailure
  | IdentificationFailure
  | WriteConflict
  | { readonly kind: "form-not-found" };

/**
 * What was filled in without an account becomes the signed-in person's. Only the browser that filled it in can do it:
 * its session carries the anonymous owner over the sign-in. What the account says goes into fields that
 * are empty, unless the answers were confirmed already. Asked again, it answers the process as it is.
 */
export async function changeUser(
  ports: RoomPorts & Pick<Ports, "forms">,
  request: { readonly session: SignedInSession; readonly processId: string },
): Promise<Result<Process, ChangeUserFailure>> {
  const { processes, clock } = ports;
  const { user, previousOwnerId } = request.session;
  const found = await processes.get(request.processId);
  const form = found === undefined ? undefined : await formOfProcess(ports, { process: found, locale: "de" });
  if (found !== undefined && form === undefined) return err({ kind: "form-not-found" });
  // It counts from now on and is never refused: what is filled in must not be lost at the way out.
  if (found !== undefined && found.ownerId === previousOwnerId) {
    const { processId, bytes } = holdingOf(found);
    await takeRoom(ports, { owner: user, processId, bytes, fits: () => true });
  }
  return processes.update<AccessFailure | IdentificationFailure>(request.processId, (process) => {
    const now = clock.now();
    if (isOwnedBy(process, user)) {
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
    const taken = takesAccount(process.metadata, user);
    if (!taken.ok) return taken;
    if (!satisfiesTrustLevel(user.trustLevel, process.metadata.trustLevel))
      return err({ kind: "trust-level-too-low" });
    const { window, ...kept } = process;
    const handedOver: Process = {
      ...kept,
      ownerId: user.ownerId,
      trustLevel: process.metadata.trustLevel,
      transient: user.transient,
      formContext: { ...process.formContext, account: user.providerId },
      updatedAt: now.toISOString(),
      availableUntil: user.transient
        ? request.session.idleExpiresAt
        : draftAvailableUntil(process, now).toISOString(),
    };
    // Confirmed answers are sent as they were confirmed: nothing is filled in afterwards.
    if (form === undefined || process.completedAt !== undefined) return ok(handedOver);
    const filled = withAccountAnswers(handedOver, { form, account: accountOf(user), now });
    // Other windows of the anonymous visitor must not write over what the account filled in.
    const version = filled.filled.length > 0 ? process.version + 1 : process.version;
    return ok({ ...filled.process, version });
  });
}
