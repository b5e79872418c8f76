import type { DuePayment } from "../../ports/PaymentRepository.ts";
import type { Ports } from "../../ports/Ports.ts";
import { workThrough } from "../workThrough.ts";

type SweepPorts = Pick<Ports, "payments" | "paymentWorkflow" | "clock">;

/** Starts a look at every payment whose look is due, the longest waiting first; answers how many were started. */
export function reconcilePayments(ports: SweepPorts): Promise<number> {
  const { payments, clock } = ports;
  const begunAt = clock.now();
  const each = (due: DuePayment): Promise<boolean> => startLook(ports, { due, begunAt });
  return workThrough(payments.listDue(begunAt), { clock, each });
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
