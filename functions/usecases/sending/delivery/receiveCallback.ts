import { err, ok, type Result } from "#domain/result.ts";
import type { CallbackRefused, DeliveryCallback } from "#ports/sending/DeliveryCallbacks.ts";
import type { Ports } from "#ports/Ports.ts";
import type { WorkflowUnavailable } from "#ports/sending/SubmitWorkflow.ts";

/**
 * The delivery service reports events for these applications: starts a check for each known one. Events are only
 * accepted from the signed log that the check reads, so a forged callback can cost a check and nothing else. The
 * checks are named after the callback's time, so that a repeated callback starts none again.
 */
export async function receiveCallback(
  ports: Pick<Ports, "callbacks" | "submissions" | "delivery" | "log">,
  given: { readonly callback: DeliveryCallback; readonly externalIds: readonly string[] },
): Promise<Result<void, CallbackRefused | WorkflowUnavailable>> {
  const sentAt = await ports.callbacks.check(given.callback);
  if (!sentAt.ok) {
    ports.log.write("delivery-callback-refused", { reason: sentAt.failure.reason });
    return sentAt;
  }
  const ids = [...new Set(given.externalIds)];
  const found = await Promise.all(ids.map((id) => ports.submissions.findByExternalId(id)));
  const known = found.filter((processId) => processId !== undefined);
  ports.log.write("delivery-callback-received", { named: ids.length, known: known.length });
  const at = sentAt.value.toISOString();
  const starts = await Promise.all(known.map((processId) => ports.delivery.startCheck(processId, at)));
  const [failure] = starts.flatMap((start) => (start.ok ? [] : [start.failure]));
  return failure === undefined ? ok(undefined) : err(failure);
}
