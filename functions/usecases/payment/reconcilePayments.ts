import type { Ports } from "../../ports/Ports.ts";

/** At most so many at once; the longest waiting first, so nobody is forgotten. */
const BATCH = 500;

/** Starts a look at every payment whose look is due; answers how many were started. */
export async function reconcilePayments(
  ports: Pick<Ports, "payments" | "paymentWorkflow" | "clock">,
): Promise<number> {
  const due = await ports.payments.listDue(ports.clock.now(), BATCH);
  let startedLooks = 0;
  for (const { processId, nextCheckAt } of due) {
    const started = await ports.paymentWorkflow.startLook(processId, nextCheckAt);
    if (started.ok) startedLooks += 1;
  }
  return startedLooks;
}
