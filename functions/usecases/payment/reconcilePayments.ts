import type { Ports } from "../../ports/Ports.ts";

/** At most so many at once; the longest waiting first, so nobody is forgotten. */
const BATCH = 500;

/** Starts a look at every payment whose look is due; answers how many were started. */
export async function reconcilePayments(
  ports: Pick<Ports, "payments" | "paymentWorkflow" | "clock">,
): Promise<number> {
  const now = ports.clock.now();
  const due = await ports.payments.listDue(now, BATCH);
  let startedLooks = 0;
  for (const { processId, nextCheckAt } of due) {
    const first = await ports.paymentWorkflow.startLook(processId, nextCheckAt);
    // A look that is over and planned no other one broke off; its name is taken for ever.
    const broken = first.ok && first.value === "ended";
    const started = broken ? await ports.paymentWorkflow.startLook(processId, now.toISOString()) : first;
    if (started.ok) startedLooks += 1;
  }
  return startedLooks;
}
