import { resultsAvailableUntil } from "#domain/application/retention.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { nextDeliveryCheck } from "#domain/sending/deliveryChecks.ts";
import { withEvent } from "#domain/sending/DeliveryReceipt.ts";
import { handedOver } from "#domain/sending/withDocument.ts";
import { withNextPostboxCheck } from "#domain/sending/postboxProgress.ts";
import { receiptOf, withFiles } from "#domain/documents/receiptOf.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import type { Ports } from "#ports/Ports.ts";
import {
  changeInAttempt,
  runSubmitStep,
  withSubmitting,
  type StepFailure,
  type StepTarget,
  type SubmittingProcess,
} from "./runSubmitStep.ts";

/** Writes the record that stays, opens the result for its ten minutes, and schedules the first delivery check. */
export function saveSubmission(
  ports: Pick<Ports, "processes" | "submissions" | "clock" | "seal">,
  { target, issuer }: { readonly target: StepTarget; readonly issuer: string },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "SAVE_SUBMISSION",
    target,
    finalState: "SUBMISSION_COMPLETED",
    work: async () => {
      const now = ports.clock.now();
      // First, so that no duplicate invocation of the step before stores anything that the record does not have.
      const takenOver = await changeInAttempt(ports, {
        target,
        change: (current) => withSubmitting(current, { postboxTakenOver: true }),
      });
      if (!takenOver.ok) return takenOver;
      const submission = submissionOf(takenOver.value, { now, issuer });
      if (submission === undefined)
        return err({ kind: "permanent", reason: "unexpected", cause: "not-accepted" });
      const sealedReceipt = await ports.seal?.sealStatement(JSON.stringify(submission.receipt));
      await ports.submissions.createOnce(
        sealedReceipt === undefined ? submission : { ...submission, sealedReceipt },
      );
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

function submissionOf(
  process: SubmittingProcess,
  { now, issuer }: { readonly now: Date; readonly issuer: string },
): Submission | undefined {
  const { sealed, sealingId, reservation, acceptedAt, transferTicketNumber, externalIdType, postbox, owed } =
    process.submitting;
  if (sealed === undefined || reservation === undefined || acceptedAt === undefined) return undefined;
  const receipt = withEvent(
    {
      ...withFiles(receiptOf(process, issuer), process),
      externalIdType,
      externalId: reservation.externalId,
    },
    { event: "accepted", at: acceptedAt },
  );
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
    receipt,
    documents: handedOver(process.submitting).map(({ documentId, fileName, kind, sha512 }) => ({
      documentId,
      fileName,
      kind,
      sha512,
    })),
    ...(owed !== undefined && { owed }),
    ...(postbox !== undefined && {
      postbox: withNextPostboxCheck(postbox, { since: process.submitting.submittedAt, now }),
    }),
    sealed,
    ...(sealingId !== undefined && { sealingId }),
    reservation,
    evidence: [],
    checks: 0,
    ...(nextCheckAt === undefined ? {} : { nextCheckAt: nextCheckAt.toISOString() }),
  };
}
