import { requiresPayment } from "../fee/requiresPayment.ts";
import type { Process } from "../process/Process.ts";

/** Whether the application may not be sent yet because of its fee. What was paid once is never asked for again. */
export function owesPayment(
  process: Pick<Process, "feeDue" | "paymentAmount" | "paymentSkippedAt">,
): boolean {
  return requiresPayment(process) && process.paymentAmount === null && process.paymentSkippedAt === undefined;
}
