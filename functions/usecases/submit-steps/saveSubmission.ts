import { resultsAvailableUntil } from "../../domain/process/retention.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import { nextDeliveryCheck } from "../../domain/submission/deliveryChecks.ts";
import type { Submission } from "../../domain/submission/Submission.ts";
import type { Ports } from "../../ports/Ports.ts";
import { runSubmitStep, type StepFailure, type StepTarget, type SubmittingProcess } from "./runSubmitStep.ts";

/** Writes the record that stays, opens the result for its ten minutes, and asks for the first look at delivery. */
export function saveSubmission(
  ports: Pick<Ports, "processes" | "submissions" | "clock">,
  { target }: { readonly target: StepTarget },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "SAVE_SUBMISSION",
    target,
    finalState: "SUBMISSION_COMPLETED",
    work: async (process) => {
      const now = ports.clock.now();
      const submission = submissionOf(process, now);
      if (submission === undefined)
        return err({ kind: "permanent", reason: "unexpected", cause: "not-accepted" });
      await ports.submissions.createOnce(submission);
      // Answers, uploads and documents go with the result window; the record and the ciphertext's proof stay.
      const until = resultsAvailableUntil(now).toISOString();
      return ok((current) => ({
        ...current,
        resultsAvailableUntil: current.resultsAvailableUntil ?? until,
        availableUntil: current.resultsAvailableUntil ?? until,
      }));
    },
  });
}

function submissionOf(process: SubmittingProcess, now: Date): Submission | undefined {
  const { sealed, reservation, acceptedAt, documents, transferTicketNumber, externalIdType } =
    process.submitting;
  if (sealed === undefined || reservation === undefined || acceptedAt === undefined) return undefined;
  const nextCheckAt = nextDeliveryCheck(0, { submittedAt: now, now });
  return {
    processId: process.id,
    ownerId: process.ownerId,
    trustLevel: process.trustLevel,
    status: "SUBMITTED",
    statusChanged: acceptedAt,
    externalIdType,
    externalId: reservation.externalId,
    messageId: process.messageId ?? "",
    transferTicketNumber,
    name: process.metadata.title,
    nameEn: process.metadata.titleEn,
    authorityName: process.metadata.authority.name,
    submissionDate: process.submitting.submittedAt,
    problems: [],
    documents: documents.map(({ fileName, kind, sha512 }) => ({ fileName, kind, sha512 })),
    sealed,
    reservation,
    evidence: [],
    checks: 0,
    ...(nextCheckAt === undefined ? {} : { nextCheckAt: nextCheckAt.toISOString() }),
  };
}
