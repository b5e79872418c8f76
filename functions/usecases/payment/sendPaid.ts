import type { Process } from "../../domain/process/Process.ts";
import { nextStatus } from "../../domain/process/transitions.ts";
import { ok, type Result } from "../../domain/result.ts";
import { nextAttempt } from "../../domain/submission/nextAttempt.ts";
import type { Ports } from "../../ports/Ports.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";

/**
 * Sends a paid application by the order that came with the payment; nobody has to be there. An application that is on its
 * way, or failed on it, is left as it is: that is the pipeline's and the person's.
 */
export async function sendPaid(
  ports: Pick<Ports, "processes" | "submitWorkflow" | "clock" | "log">,
  paid: Process,
): Promise<Result<Process | undefined, WriteConflict>> {
  if (paid.status !== "PAID") return ok(paid);
  const changed = await ports.processes.update<never>(paid.id, (process) => {
    const status = nextStatus(process.status, "submit");
    const { sendingOrder } = process;
    if (process.status !== "PAID" || !status.ok || sendingOrder === undefined) return ok(process);
    const now = ports.clock.now();
    return ok({
      ...process,
      status: status.value,
      statusChanged: now.toISOString(),
      submitting: nextAttempt(process.submitting, { now, ...sendingOrder }),
    });
  });
  if (!changed.ok)
    return changed.failure.kind === "write-conflict"
      ? { ok: false, failure: changed.failure }
      : ok(undefined);
  const { id, submitting } = changed.value;
  if (submitting !== undefined) {
    // Where the workflow cannot be started now, the sweep for sent applications does it.
    await ports.submitWorkflow.startSubmission(id, submitting.attempt);
    ports.log.write("process-submitted", { processId: id });
  }
  return ok(changed.value);
}
