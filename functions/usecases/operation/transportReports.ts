import type { Submission } from "#domain/sending/Submission.ts";
import type { Ports } from "#ports/Ports.ts";
import type { StoredList } from "#ports/operation/StoredList.ts";

/** What the transport report of an application says to operators: ids, names of service and authority, times and states. */
export const TRANSPORT_REPORT_COLUMNS = [
  "processId",
  "transferTicketNumber",
  "messageId",
  "transport",
  "externalId",
  "service",
  "authority",
  "sentAt",
  "status",
  "statusChanged",
  "deliveredAt",
  "resentAt",
  "problems",
  "postbox",
] as const;
export type TransportReport = Readonly<Record<(typeof TRANSPORT_REPORT_COLUMNS)[number], string | null>>;

/** The reports of what was sent from one moment on and before another, the oldest first. */
export async function transportReports(
  { submissions }: Pick<Ports, "submissions">,
  { from, before }: { readonly from?: Date | undefined; readonly before?: Date | undefined },
): Promise<StoredList<TransportReport>> {
  const sent = ({ submissionDate }: Submission): number => Date.parse(submissionDate);
  const { found, unreadable } = await submissions.listAll();
  const reports = found
    .filter(
      (one) =>
        (from === undefined || sent(one) >= from.getTime()) &&
        (before === undefined || sent(one) < before.getTime()),
    )
    .sort((one, other) => sent(one) - sent(other))
    .map(reportOf);
  return { found: reports, unreadable };
}

function reportOf(record: Submission): TransportReport {
  const { processId, transferTicketNumber, messageId, externalIdType, externalId, status, statusChanged } =
    record;
  return {
    processId,
    transferTicketNumber,
    messageId,
    transport: externalIdType,
    externalId,
    service: record.name,
    authority: record.authorityName,
    sentAt: record.submissionDate,
    status,
    statusChanged,
    deliveredAt: record.deliveredAt ?? null,
    resentAt: record.resentAt ?? null,
    // What the authority wrote may name what a person wrote: it is for the person, and only counted here.
    problems: record.problems.length.toString(),
    postbox: record.postbox?.state ?? null,
  };
}
