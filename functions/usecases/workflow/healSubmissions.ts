import type { Process } from "../../domain/process/Process.ts";
import { nextStatus } from "../../domain/process/transitions.ts";
import { err, ok } from "../../domain/result.ts";
import { furtherAttempt } from "../../domain/submission/nextAttempt.ts";
import {
  isDueToResume,
  isDueToStart,
  isLate,
  isSilent,
  overdueSince,
} from "../../domain/submission/stuck.ts";
import type { Ports } from "../../ports/Ports.ts";
import { tellUnreadable } from "../tellUnreadable.ts";
import { failSubmission } from "../submit-steps/failSubmission.ts";

type HealingPorts = Pick<Ports, "processes" | "submissions" | "submitWorkflow" | "clock" | "log">;

/**
 * Looks after applications that were sent and of which nothing was heard: a workflow that was never started is started,
 * one that ended without a word becomes a visible failure, and what the transport has accepted is finished by a new
 * attempt. Counts what is late, and what is silent all the same; that number must be 0.
 */
export async function healSubmissions(ports: HealingPorts): Promise<number> {
  const now = ports.clock.now();
  const list = await ports.processes.listUnfinished();
  tellUnreadable(ports, list);
  const unfinished = list.found;
  let healed = 0;
  for (const process of unfinished) {
    if (isDueToResume(process, now)) healed += await resume(ports, process);
    else if (isDueToStart(process, now)) healed += await restart(ports, process);
  }
  const silent = unfinished.filter((process) => isSilent(process, now)).length;
  const forgotten = (await ports.submissions.listDue(overdueSince(now))).length;
  const late = unfinished.filter((process) => isLate(process, now)).length;
  ports.log.write("silent-failures-counted", { count: silent + forgotten, silent, forgotten, late });
  return healed;
}

/** Starting again is harmless while the workflow runs; of one that is over, nobody would hear any more. */
async function restart(ports: HealingPorts, process: Process): Promise<number> {
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
async function resume(ports: HealingPorts, process: Process): Promise<number> {
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
  // Somebody else was faster: another sweep, or the person.
  if (!changed.ok) return 0;
  const started = await ports.submitWorkflow.startSubmission(id, submitting.attempt + 1);
  ports.log.write("submission-resumed", { processId: id, attempt: submitting.attempt + 1 });
  return started.ok ? 1 : 0;
}
