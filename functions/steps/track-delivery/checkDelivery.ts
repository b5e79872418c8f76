import { z } from "zod";
import { eventLog, clock, ids } from "#runtime/wiring/system.ts";
import { postbox, results, sealed, submissions, transports } from "#runtime/wiring/sending.ts";
import { seal } from "#runtime/wiring/documents.ts";
import { withoutMessage } from "#runtime/step/withoutMessage.ts";
import { checkDelivery } from "#usecases/sending/delivery/checkDelivery.ts";

const inputSchema = z.object({ processId: z.string().min(1) });

const ports = {
  submissions: submissions(),
  transports: transports(),
  results: results(),
  sealed: sealed(),
  ...postbox(),
  ids,
  clock,
  ...seal(),
  log: eventLog({ step: "checkDelivery" }),
};

export const handler = async (event: unknown): Promise<void> => {
  const { processId } = inputSchema.parse(event);
  const checked = await withoutMessage(() => checkDelivery(ports, processId));
  if (!checked.ok) throw new Error(checked.failure.cause);
};
