import { SUBMISSION_FAILURE_REASONS, type SubmissionFailureReason } from "#domain/sending/Submitting.ts";
import type { Process } from "#domain/application/Process.ts";
import { nextStatus } from "#domain/application/transitions.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import type { StepFailure, StepTarget } from "./runSubmitStep.ts";

/**
 * Ends an attempt: the process can be sent again, the reason class is kept. An attempt that the transport had accepted
 * before it broke off is not a failure; it is not touched here, and asking to send again finishes it.
 */
export async function failSubmission(
  ports: Pick<Ports, "processes" | "clock" | "log">,
  { target, reason }: { readonly target: StepTarget; readonly reason: string },
): Promise<Result<void, StepFailure>> {
  const known = SUBMISSION_FAILURE_REASONS.find((candidate) => candidate === reason);
  const failureReason: SubmissionFailureReason = known ?? "unexpected";
  const changed = await ports.processes.update<never>(target.processId, (process) => {
    const isInfected = failureReason === "malware-found" && process.submitting?.sealed === undefined;
    const status = nextStatus(process.status, isInfected ? "giveBack" : "failSubmission");
    if (process.submitting?.attempt !== target.attempt || !status.ok) return ok(process);
    return ok({
      ...(isInfected ? withoutInfected(process) : process),
      status: status.value,
      statusChanged: ports.clock.now().toISOString(),
      submitting: { ...process.submitting, progress: "SUBMISSION_FAILURE", failureReason },
    });
  });
  // The failure of a superseded attempt is not reported: the later attempt is the one in effect.
  const isOver = changed.ok && changed.value.submitting?.attempt !== target.attempt;
  if (!isOver) ports.log.write("submission-failed", { ...target, reason: failureReason });
  if (changed.ok || changed.failure.kind === "process-not-found") return ok(undefined);
  return err({ kind: "transient", cause: changed.failure.kind });
}

/** Infected files are refused after all; without the confirmation the person reviews everything once more. */
function withoutInfected({ completedAt, feeDue, ...process }: Process): Process {
  return {
    ...process,
    attachments: process.attachments.map((attachment) =>
      attachment.malware === "threat" ? { ...attachment, status: "refused", refusal: "malware" } : attachment,
    ),
  };
}
