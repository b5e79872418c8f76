import type { z } from "zod";
import type { submissionViewSchema } from "#contract/processViews.ts";
import type { Authority } from "#domain/directory/Authority.ts";
import type { Process } from "#domain/application/Process.ts";
import { postalLines } from "#domain/directory/postalLines.ts";
import { type PaperRegion, paperRegion, type Region, regionOfArs } from "#domain/directory/Region.ts";
import { deliveryProblemKind } from "#domain/sending/deliveryProblems.ts";
import { shownPostboxState } from "#domain/sending/postboxStates.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import type { SentStatus, SubmissionStatus } from "#domain/sending/SubmissionStatus.ts";

type SubmissionView = z.input<typeof submissionViewSchema>;

const SHOWN: Readonly<Record<SubmissionStatus, SentStatus>> = {
  SUBMITTED: "submitted",
  SUCCESSFULLY_SUBMITTED: "successfullySubmitted",
  PROCESSING_ERROR: "processingError",
  UNKNOWN: "unknown",
};

const wantsPaper = (region: Region | undefined): PaperRegion | null =>
  (region === undefined ? undefined : paperRegion(region)) ?? null;

/** Where the authority is found today; an authority that was left out of the directory since has no address. */
export function submissionView(
  submission: Submission,
  authorities: ReadonlyMap<string, Authority>,
): SubmissionView {
  const authority = authorities.get(submission.receipt.authority.id);
  return {
    processId: submission.processId,
    status: SHOWN[submission.status],
    statusChanged: submission.statusChanged,
    name: submission.name,
    nameEn: submission.nameEn,
    authorityName: submission.authorityName,
    authorityAddress: authority === undefined ? [] : [...postalLines(authority)],
    submissionDate: submission.submissionDate,
    transferTicketNumber: submission.transferTicketNumber,
    externalIdType: submission.externalIdType,
    externalId: submission.externalId,
    messageId: submission.messageId,
    deliveredAt: submission.deliveredAt ?? null,
    events: submission.receipt.events,
    owed: submission.owed ?? [],
    onPaper: wantsPaper(regionOfArs(submission.receipt.location.ars)),
    postbox: shownPostboxState(submission.postbox?.state),
    problems: submission.problems.map(({ type, title, detail }) => ({
      kind: deliveryProblemKind(type),
      title,
      detail,
    })),
  };
}

/** A sent application whose pipeline still runs: the transport has not accepted it yet. */
export function pendingView(process: Process): SubmissionView {
  return {
    processId: process.id,
    status: "pending",
    statusChanged: process.statusChanged,
    name: process.metadata.title,
    nameEn: process.metadata.titleEn,
    authorityName: process.metadata.authority.name,
    authorityAddress: [...postalLines(process.metadata.authority)],
    submissionDate: process.submitting?.submittedAt ?? process.statusChanged,
    transferTicketNumber: process.submitting?.transferTicketNumber ?? "",
    externalIdType: process.submitting?.externalIdType ?? "UNKNOWN",
    externalId: null,
    messageId: process.messageId,
    deliveredAt: null,
    events: [],
    owed: process.submitting?.owed ?? [],
    onPaper: wantsPaper(process.location.region),
    postbox: shownPostboxState(process.submitting?.postbox?.state),
    problems: [],
  };
}
