import type { z } from "zod";
import type { submissionViewSchema } from "../../contract/process.ts";
import type { Process } from "../../domain/process/Process.ts";
import { deliveryProblemKind } from "../../domain/submission/deliveryProblems.ts";
import { shownPostboxState } from "../../domain/submission/postboxStates.ts";
import type { Submission } from "../../domain/submission/Submission.ts";
import type { SentStatus, SubmissionStatus } from "../../domain/submission/SubmissionStatus.ts";

type SubmissionView = z.input<typeof submissionViewSchema>;

const SHOWN: Readonly<Record<SubmissionStatus, SentStatus>> = {
  SUBMITTED: "submitted",
  SUCCESSFULLY_SUBMITTED: "successfullySubmitted",
  PROCESSING_ERROR: "processingError",
  UNKNOWN: "unknown",
};

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
    postbox: shownPostboxState(process.submitting?.postbox?.state),
    problems: [],
  };
}
