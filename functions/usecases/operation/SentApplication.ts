import type { Process } from "#domain/application/Process.ts";
import { nextCheckOf } from "#domain/sending/deliveryChecks.ts";
import { isSilent, overdueSince } from "#domain/sending/overdueRules.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import type { Ports } from "#ports/Ports.ts";
import type { StoredList } from "#ports/operation/StoredList.ts";

/** What operators see of an application that was sent: ids, names of service and authority, statuses, times and causes. */
export interface SentApplication {
  readonly processId: string;
  readonly transferTicketNumber: string;
  readonly service: string;
  readonly authority: string;
  /** Of the record where there is one, otherwise of the process. */
  readonly status: string;
  readonly statusChanged: string;
  readonly sentAt: string;
  /** Neither delivered on nor visibly failed after its bound, or forgotten on its way. */
  readonly stuck: boolean;
  readonly failed: boolean;
  readonly attempt: number | null;
  /** Step that runs or ran last. */
  readonly progress: string | null;
  readonly cause: string | null;
  readonly externalIdType: string;
  readonly externalId: string | null;
  readonly deliveredAt: string | null;
  readonly nextCheckAt: string | null;
  /** State of the copy for the mailbox of the account; null where there is none. */
  readonly postbox: string | null;
}

/** The view of a process, its record or both; undefined when it was never sent. */
export function sentApplication(
  { process, record }: { readonly process: Process | undefined; readonly record: Submission | undefined },
  now: Date,
): SentApplication | undefined {
  const submitting = process?.submitting;
  const attempt = {
    attempt: submitting?.attempt ?? null,
    progress: submitting?.progress ?? null,
  };
  if (record !== undefined) {
    const nextCheckAt = nextCheckOf(record);
    const { processId, transferTicketNumber, status, statusChanged, externalIdType, externalId } = record;
    return {
      processId,
      transferTicketNumber,
      service: record.name,
      authority: record.authorityName,
      status,
      statusChanged,
      sentAt: record.submissionDate,
      stuck: nextCheckAt !== undefined && Date.parse(nextCheckAt) <= overdueSince(now).getTime(),
      failed: status === "PROCESSING_ERROR" || status === "UNKNOWN",
      ...attempt,
      // What the authority wrote may name what a person wrote: it is for the person.
      cause: record.problems.length > 0 ? "rejected" : null,
      externalIdType,
      externalId,
      deliveredAt: record.deliveredAt ?? null,
      nextCheckAt: nextCheckAt ?? null,
      postbox: record.postbox?.state ?? null,
    };
  }
  if (process === undefined || submitting === undefined) return undefined;
  return {
    processId: process.id,
    transferTicketNumber: submitting.transferTicketNumber,
    service: process.metadata.title,
    authority: process.metadata.authority.name,
    status: process.status,
    statusChanged: process.statusChanged,
    sentAt: submitting.submittedAt,
    stuck: isSilent(process, now),
    failed: process.status === "SUBMIT_FAILURE",
    ...attempt,
    cause: submitting.failureReason ?? null,
    externalIdType: submitting.externalIdType,
    externalId: submitting.reservation?.externalId ?? null,
    deliveredAt: null,
    nextCheckAt: null,
    postbox: submitting.postbox?.state ?? null,
  };
}

/** Every application that was sent and is still known, the oldest first. */
export async function sentApplications({
  processes,
  submissions,
  clock,
}: Pick<Ports, "processes" | "submissions" | "clock">): Promise<StoredList<SentApplication>> {
  const now = clock.now();
  const [running, recorded] = await Promise.all([processes.listSent(), submissions.listAll()]);
  const sent = new Map(running.found.map((process) => [process.id, process]));
  const records = new Map(recorded.found.map((record) => [record.processId, record]));
  return {
    found: [...new Set([...sent.keys(), ...records.keys()])]
      .flatMap((id) => sentApplication({ process: sent.get(id), record: records.get(id) }, now) ?? [])
      .sort((one, other) => one.sentAt.localeCompare(other.sentAt)),
    unreadable: [...new Set([...running.unreadable, ...recorded.unreadable])],
  };
}

/** One of them; undefined when no application of this id was sent. */
export async function findSentApplication(
  { processes, submissions, clock }: Pick<Ports, "processes" | "submissions" | "clock">,
  id: string,
): Promise<SentApplication | undefined> {
  const [process, record] = await Promise.all([processes.get(id), submissions.get(id)]);
  const sent = process?.submitting === undefined ? undefined : process;
  return sent === undefined && record === undefined
    ? undefined
    : sentApplication({ process: sent, record }, clock.now());
}
