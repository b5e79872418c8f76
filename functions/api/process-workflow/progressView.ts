import { isEditable } from "#domain/application/ProcessStatus.ts";
import type { z } from "zod";
import type { progressSchema } from "#contract/processWorkflow.ts";
import type { Process } from "#domain/application/Process.ts";
import { shownPostboxState } from "#domain/sending/postboxStates.ts";

/** How far a submission is, in the specification's step names. */
export function progressView(process: Process): z.input<typeof progressSchema> {
  const { submitting } = process;
  return {
    status: process.status,
    isEditable: isEditable(process),
    progress: submitting?.progress ?? null,
    completedSteps: submitting?.completedSteps ?? [],
    attempt: submitting?.attempt ?? 0,
    failureReason: submitting?.failureReason ?? null,
    infectedFiles: process.attachments
      .filter(({ malware }) => malware === "threat")
      .map(({ fileName }) => fileName),
    transferTicketNumber: submitting?.transferTicketNumber ?? null,
    submittedAt: submitting?.submittedAt ?? null,
    resultsAvailableUntil: process.resultsAvailableUntil ?? null,
    postbox: shownPostboxState(submitting?.postbox?.state),
  };
}
