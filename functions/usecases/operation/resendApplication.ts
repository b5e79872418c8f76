import { nextStatus } from "#domain/application/transitions.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { furtherAttempt } from "#domain/sending/nextAttempt.ts";
import { isSilent } from "#domain/sending/overdueRules.ts";
import type { WriteConflict } from "#ports/application/ProcessRepository.ts";
import type { Ports } from "#ports/Ports.ts";
import type { WorkflowUnavailable } from "#ports/sending/SubmitWorkflow.ts";

export type ResendFailure =
  | { readonly kind: "process-not-found" }
  /** Not sent yet, on its way in its time, or arrived: nothing to send again. */
  | { readonly kind: "not-failed"; readonly status: string }
  | WriteConflict
  | WorkflowUnavailable;

/**
 * A further attempt for an application that visibly failed, as the person could send it again, or that is stuck: under the
 * same ids and with the same bytes, so that what the transport has already is not sent twice. A run of the attempt before
 * that goes on all the same changes nothing any more. Answers the number of the attempt.
 */
export async function resendApplication(
  ports: Pick<Ports, "processes" | "submitWorkflow" | "clock" | "log">,
  processId: string,
): Promise<Result<number, ResendFailure>> {
  const changed = await ports.processes.update<ResendFailure>(processId, (process) => {
    const { submitting, status } = process;
    const isStuck = isSilent(process, ports.clock.now());
    const next = isStuck ? ok(status) : nextStatus(status, "submit");
    if (!(isStuck || status === "SUBMIT_FAILURE") || submitting === undefined || !next.ok) {
      return err({ kind: "not-failed", status });
    }
    return ok({
      ...process,
      status: next.value,
      statusChanged: ports.clock.now().toISOString(),
      submitting: furtherAttempt(submitting),
    });
  });
  if (!changed.ok) return changed;
  const attempt = changed.value.submitting?.attempt ?? 1;
  ports.log.write("submission-resumed", { processId, attempt });
  const started = await ports.submitWorkflow.startSubmission(processId, attempt);
  return started.ok ? ok(attempt) : started;
}
