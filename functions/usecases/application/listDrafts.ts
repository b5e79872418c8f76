import type { Process } from "#domain/application/Process.ts";
import { isOver } from "#domain/application/retention.ts";
import type { Actor } from "#domain/sign-in/Actor.ts";
import { satisfiesTrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { Ports } from "#ports/Ports.ts";
import { ownedBy } from "./ownProcess.ts";

/** Drafts that can be gone on with: of this owner, at this level, not over, not sent. Anonymous ones are never listed. */
export async function listDrafts(
  { processes, clock }: Pick<Ports, "processes" | "clock">,
  actor: Actor,
): Promise<readonly Process[]> {
  const now = clock.now();
  return (await ownedBy(processes, actor)).filter(
    (process) =>
      process.status !== "SUBMITTED" &&
      !process.transient &&
      !isOver(process.availableUntil, now) &&
      satisfiesTrustLevel(actor.trustLevel, process.trustLevel),
  );
}
