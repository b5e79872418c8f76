import { isOver } from "#domain/application/retention.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import { checkPostbox } from "../postbox/checkPostbox.ts";
import type { PostboxPorts } from "../postbox/PostboxSending.ts";
import { checkArrival, type DeliveryCheckFailure } from "./checkArrival.ts";

/**
 * Checks one sent application: its delivery, its copy for the mailbox, or both, whichever is due. A check that was not
 * scheduled was caused by a callback of the delivery service and concerns the delivery.
 */
export async function checkDelivery(
  ports: Pick<Ports, "submissions" | "transports" | "seal"> & PostboxPorts,
  processId: string,
): Promise<Result<void, DeliveryCheckFailure>> {
  const record = await ports.submissions.get(processId);
  if (record === undefined) return ok(undefined);
  const now = ports.clock.now();
  const isDue = (at: string | undefined): boolean => at !== undefined && isOver(at, now);
  const forPostbox = isDue(record.postbox?.nextCheckAt);
  const delivery =
    isDue(record.nextCheckAt) || !forPostbox ? await checkArrival(ports, processId) : ok(undefined);
  const postbox = forPostbox ? await checkPostbox(ports, record) : ok(undefined);
  return delivery.ok ? postbox : delivery;
}
