import { keptOfProcess, keptOfSubmission, type KeptApplication } from "../../domain/retention/keptOf.ts";
import type { Actor } from "../../domain/session/Actor.ts";
import { satisfiesTrustLevel } from "../../domain/session/TrustLevel.ts";
import type { Ports } from "../../ports/Ports.ts";
import { ownedBy } from "./ownedBy.ts";

/** What is kept of somebody and until when, application by application, as far as this sign-in may see it. */
export async function listKept(
  { processes, submissions, clock }: Pick<Ports, "processes" | "submissions" | "clock">,
  actor: Actor,
): Promise<readonly KeptApplication[]> {
  const now = clock.now();
  const [drafts, records] = await Promise.all([ownedBy(processes, actor), ownedBy(submissions, actor)]);
  const isSeen = ({ trustLevel }: Pick<Actor, "trustLevel">): boolean =>
    satisfiesTrustLevel(actor.trustLevel, trustLevel);
  const found = new Map<string, KeptApplication>();
  for (const application of [
    ...drafts.filter(isSeen).map((process) => keptOfProcess(process, now)),
    ...records.filter(isSeen).map((record) => keptOfSubmission(record, now)),
  ]) {
    // For ten minutes there is both: the application with its documents, and its record.
    const before = found.get(application.processId)?.kept ?? [];
    found.set(application.processId, { ...application, kept: [...before, ...application.kept] });
  }
  return [...found.values()].filter(({ kept }) => kept.length > 0);
}
