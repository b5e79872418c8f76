import type { z } from "zod";
import type { submissionViewSchema } from "#contract/processViews.ts";
import type { Process } from "#domain/application/Process.ts";
import { paperRegion, type Region, regionOfArs } from "#domain/directory/Region.ts";
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

const isPaperWanted = (region: Region | undefined): boolean =>
  region !== undefined && paperRegion(region) !== undefined;

export function submissionView(submission: Submission): SubmissionView {
  return {
    processId: submission.processId,
    status: SHOWN[submission.status],
    statusChanged: submission.statusChanged,
    name: submission.name,
    nameEn: submission.nameEn,
    authorityName: submission.authorityName,
    submissionDate: submission.submissionDate,
    transferTicketNumber: submission.transferTicketNumber,
    externalIdType: submission.externalIdType,
    externalId: submission.externalId,
    messageId: submission.messageId,
    deliveredAt: submission.deliveredAt ?? null,
    events: submission.receipt.events,
    owed: submission.owed ?? [],
    onPaper: isPaperWanted(regionOfArs(submission.receipt.location.ars)),
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
    submissionDate: process.submitting?.submittedAt ?? process.statusChanged,
    transferTicketNumber: process.submitting?.transferTicketNumber ?? "",
    externalIdType: process.submitting?.externalIdType ?? "UNKNOWN",
    externalId: null,
    messageId: process.messageId,
    deliveredAt: null,
    events: [],
    owed: process.submitting?.owed ?? [],
    onPaper: isPaperWanted(process.location.region),
    postbox: shownPostboxState(process.submitting?.postbox?.state),
    problems: [],
  };
}
