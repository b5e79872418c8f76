import { isOver } from "../../domain/process/retention.ts";
import { ok, type Result } from "../../domain/result.ts";
import type { Ports } from "../../ports/Ports.ts";
import { checkPostbox } from "../postbox/checkPostbox.ts";
import type { PostboxPorts } from "../postbox/PostboxSending.ts";
import { checkDelivery, type DeliveryCheckFailure } from "./checkDelivery.ts";

/**
 * One look at one sent application: at its delivery, at its copy for the mailbox, or at both, whichever is due. A look
 * that nobody planned was called by the delivery service: it is at the delivery.
 */
export async function lookAfterSubmission(
  ports: Pick<Ports, "submissions" | "transports" | "seal"> & PostboxPorts,
  processId: string,
): Promise<Result<void, DeliveryCheckFailure>> {
  const record = await ports.submissions.get(processId);
  if (record === undefined) return ok(undefined);
  const now = ports.clock.now();
  const isDue = (at: string | undefined): boolean => at !== undefined && isOver(at, now);
  const forPostbox = isDue(record.postbox?.nextCheckAt);
  const delivery =
    isDue(record.nextCheckAt) || !forPostbox ? await checkDelivery(ports, processId) : ok(undefined);
  const postbox = forPostbox ? await checkPostbox(ports, record) : ok(undefined);
  return delivery.ok ? postbox : delivery;
}
