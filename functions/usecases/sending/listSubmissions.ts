import type { Process } from "#domain/application/Process.ts";
import type { Actor } from "#domain/sign-in/Actor.ts";
import { satisfiesTrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import type { Ports } from "#ports/Ports.ts";
import { ownedBy } from "../application/ownProcess.ts";

export interface SentApplications {
  readonly submissions: readonly Submission[];
  /** Pipeline running: the transport has not accepted yet, there is no record. */
  readonly pending: readonly Process[];
}

/** Sent applications of the owner, newest first. */
export async function listSubmissions(
  { submissions, processes }: Pick<Ports, "submissions" | "processes">,
  actor: Actor,
): Promise<SentApplications> {
  const [records, all] = await Promise.all([ownedBy(submissions, actor), ownedBy(processes, actor)]);
  const recorded = new Set(records.map(({ processId }) => processId));
  return {
    submissions: records.filter(({ trustLevel }) => satisfiesTrustLevel(actor.trustLevel, trustLevel)),
    pending: all.filter(
      ({ id, status, trustLevel }) =>
        status === "SUBMITTED" && !recorded.has(id) && satisfiesTrustLevel(actor.trustLevel, trustLevel),
    ),
  };
}
