import type { Process } from "../../domain/process/Process.ts";
import { draftAvailableUntil } from "../../domain/process/retention.ts";
import { nextStatus, type IllegalTransition } from "../../domain/process/transitions.ts";
import { ok, type Result } from "../../domain/result.ts";

/**
 * What every change of the content does: the draft is being edited, its version goes up, and its 24 hours begin anew.
 * An anonymous one lives as long as the session, so its end stays.
 */
export function contentChange(process: Process, now: Date): Result<Process, IllegalTransition> {
  const status = nextStatus(process.status, "edit");
  if (!status.ok) return status;
  const { completedAt, feeDue, ...kept } = process;
  return ok({
    ...kept,
    status: status.value,
    statusChanged: status.value === process.status ? process.statusChanged : now.toISOString(),
    updatedAt: now.toISOString(),
    availableUntil:
      process.transient || process.paymentHeldUntil !== undefined
        ? process.availableUntil
        : draftAvailableUntil(now).toISOString(),
    version: process.version + 1,
  });
}
