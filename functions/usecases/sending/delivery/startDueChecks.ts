import type { Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import type { ExecutionState, WorkflowUnavailable } from "#ports/sending/SubmitWorkflow.ts";

/** Starts one short execution for every application whose next check is due. Idempotent by the execution's name. */
export async function startDueChecks(
  ports: Pick<Ports, "submissions" | "delivery" | "clock" | "log">,
): Promise<number> {
  const now = ports.clock.now();
  let started = 0;
  for (const due of await ports.submissions.listDue(now)) {
    const start = await startCheck(ports, { ...due, now });
    if (start.ok) started += 1;
    else {
      const { processId } = due;
      ports.log.write("delivery-check-failed", { processId, cause: start.failure.kind });
    }
  }
  return started;
}

async function startCheck(
  { delivery }: Pick<Ports, "delivery">,
  due: { readonly processId: string; readonly nextCheckAt: string; readonly now: Date },
): Promise<Result<ExecutionState, WorkflowUnavailable>> {
  const { processId, nextCheckAt, now } = due;
  const first = await delivery.startCheck(processId, nextCheckAt);
  // An execution that has ended without scheduling the next check was broken off; its name cannot be reused.
  return first.ok && first.value === "ended" ? delivery.startCheck(processId, now.toISOString()) : first;
}
