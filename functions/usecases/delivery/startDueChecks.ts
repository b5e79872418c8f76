import type { Ports } from "../../ports/Ports.ts";

/** Starts one short execution for every application whose next look is due. Starting one twice is one. */
export async function startDueChecks(
  ports: Pick<Ports, "submissions" | "delivery" | "clock" | "log">,
): Promise<number> {
  const due = await ports.submissions.listDue(ports.clock.now());
  let started = 0;
  for (const { processId, nextCheckAt } of due) {
    const start = await ports.delivery.startCheck(processId, nextCheckAt);
    if (start.ok) started += 1;
    else ports.log.write("delivery-check-failed", { processId, cause: start.failure.kind });
  }
  return started;
}
