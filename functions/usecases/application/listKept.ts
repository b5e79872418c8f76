import type { DeletionRecord } from "#domain/application/DeletionRecord.ts";
import { keptOfProcess, keptOfSubmission, type KeptApplication } from "#domain/operation/keptOf.ts";
import type { Actor } from "#domain/sign-in/Actor.ts";
import { satisfiesTrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { Ports } from "#ports/Ports.ts";
import { ownedBy } from "./ownProcess.ts";

export interface KeptOfPerson {
  readonly applications: readonly KeptApplication[];
  /** Newest first. */
  readonly deletions: readonly DeletionRecord[];
}

/** What is kept of an owner and until when, by application, as far as this sign-in may see it; and what was deleted. */
export async function listKept(
  {
    processes,
    submissions,
    deletions,
    clock,
  }: Pick<Ports, "processes" | "submissions" | "deletions" | "clock">,
  actor: Actor,
): Promise<KeptOfPerson> {
  const now = clock.now();
  const [drafts, records, deleted] = await Promise.all([
    ownedBy(processes, actor),
    ownedBy(submissions, actor),
    ownedBy(deletions, actor),
  ]);
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
  return {
    applications: [...found.values()].filter(({ kept }) => kept.length > 0),
    deletions: deleted.toSorted((one, other) => other.destroyedAt.localeCompare(one.destroyedAt)),
  };
}
