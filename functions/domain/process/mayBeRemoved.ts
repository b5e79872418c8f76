import { err, ok, type Result } from "../result.ts";
import type { Process } from "./Process.ts";

export interface NotRemovable {
  readonly kind: "already-submitted" | "payment-in-flight";
}

/** Whether a person may delete it: not what is on its way or with the authority, nor what waits for money or was paid. */
export function mayBeRemoved(process: Process): Result<Process, NotRemovable> {
  const { status, submitting, paymentHeldUntil } = process;
  if (status === "SUBMITTED" || submitting?.acceptedAt !== undefined)
    return err({ kind: "already-submitted" });
  return paymentHeldUntil === undefined ? ok(process) : err({ kind: "payment-in-flight" });
}
