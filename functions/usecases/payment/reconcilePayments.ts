import type { DuePayment } from "../../ports/PaymentRepository.ts";
import type { Ports } from "../../ports/Ports.ts";

/** Starts at once: with the time that one takes, as many a second as the workflow service allows. */
const TOGETHER = 10;
/** Well within the time limit of a schedule. What is left by then has waited longest and comes first the next time. */
const BUDGET_MILLISECONDS = 45_000;

type SweepPorts = Pick<Ports, "payments" | "paymentWorkflow" | "clock">;

/** Starts a look at every payment whose look is due; answers how many were started. */
export async function reconcilePayments(ports: SweepPorts): Promise<number> {
  const begunAt = ports.clock.now();
  let started = 0;
  for await (const page of ports.payments.listDue(begunAt)) {
    for (let from = 0; from < page.length; from += TOGETHER) {
      if (ports.clock.now().getTime() - begunAt.getTime() >= BUDGET_MILLISECONDS) return started;
      const starts = page.slice(from, from + TOGETHER).map((due) => startLook(ports, { due, begunAt }));
      started += (await Promise.all(starts)).filter((isStarted) => isStarted).length;
    }
  }
  return started;
}

async function startLook(
  { paymentWorkflow }: SweepPorts,
  { due, begunAt }: { readonly due: DuePayment; readonly begunAt: Date },
): Promise<boolean> {
  const { processId, nextCheckAt } = due;
  const first = await paymentWorkflow.startLook(processId, nextCheckAt);
  // A look that is over and planned no other one broke off; its name is taken for ever.
  const isBroken = first.ok && first.value === "ended";
  const started = isBroken ? await paymentWorkflow.startLook(processId, begunAt.toISOString()) : first;
  return started.ok;
}
