import type { Process } from "#domain/application/Process.ts";
import { nextStatus } from "#domain/application/transitions.ts";
import { err, ok } from "#domain/result.ts";
import { furtherAttempt } from "#domain/sending/nextAttempt.ts";
import { isDueToResume, isDueToStart, isLate, isSilent, overdueSince } from "#domain/sending/overdueRules.ts";
import type { Ports } from "#ports/Ports.ts";
import { reportUnreadable } from "../operation/workThrough.ts";
import { failSubmission } from "./steps/failSubmission.ts";

type RecoveryPorts = Pick<Ports, "processes" | "submissions" | "submitWorkflow" | "clock" | "log">;

/**
 * Recovers sent applications without an outcome: a workflow that never started is started, one that ended without a
 * result becomes a visible failure, and what the transport has accepted is finished by a new attempt. Counts late
 * applications, and those that stay silent; that number must be 0.
 */
export async function recoverSubmissions(ports: RecoveryPorts): Promise<number> {
  const now = ports.clock.now();
  const list = await ports.processes.listUnfinished();
  reportUnreadable(ports, list);
  const unfinished = list.found;
  let recovered = 0;
  for (const process of unfinished) {
    if (isDueToResume(process, now)) recovered += await resume(ports, process);
    else if (isDueToStart(process, now)) recovered += await restart(ports, process);
  }
  const silent = unfinished.filter((process) => isSilent(process, now)).length;
  const forgotten = (await ports.submissions.listDue(overdueSince(now))).length;
  const late = unfinished.filter((process) => isLate(process, now)).length;
  ports.log.write("silent-failures-counted", { count: silent + forgotten, silent, forgotten, late });
  return recovered;
}

/** Starting again is harmless while the workflow runs; an ended one would report nothing more. */
async function restart(ports: RecoveryPorts, process: Process): Promise<number> {
  const attempt = process.submitting?.attempt ?? 1;
  const started = await ports.submitWorkflow.startSubmission(process.id, attempt);
  if (!started.ok || started.value === "running") return 0;
  if (process.submitting?.acceptedAt !== undefined) return resume(ports, process);
  const failed = await failSubmission(ports, {
    target: { processId: process.id, attempt },
    reason: "unexpected",
  });
  return failed.ok ? 1 : 0;
}

/** A further attempt under the same ids: what the transport has is not sent again, only our record is made. */
async function resume(ports: RecoveryPorts, process: Process): Promise<number> {
  const { id, submitting } = process;
  if (submitting === undefined) return 0;
  const changed = await ports.processes.update<{ readonly kind: "attempt-over" }>(id, (current) => {
    const status = current.status === "SUBMITTED" ? ok(current.status) : nextStatus(current.status, "submit");
    if (current.submitting?.attempt !== submitting.attempt || !status.ok) {
      return err({ kind: "attempt-over" });
    }
    return ok({
      ...current,
      status: status.value,
      statusChanged: ports.clock.now().toISOString(),
      submitting: furtherAttempt(current.submitting),
    });
  });
  // Changed concurrently: by another sweep, or the person.
  if (!changed.ok) return 0;
  const started = await ports.submitWorkflow.startSubmission(id, submitting.attempt + 1);
  ports.log.write("submission-resumed", { processId: id, attempt: submitting.attempt + 1 });
  return started.ok ? 1 : 0;
}
