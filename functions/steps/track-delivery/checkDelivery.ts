import { z } from "zod";
import { eventLog } from "../../runtime/ports/eventLog.ts";
import { results, sealed } from "../../runtime/ports/results.ts";
import { seal } from "../../runtime/ports/seal.ts";
import { submissions } from "../../runtime/ports/submissions.ts";
import { clock } from "../../runtime/ports/system.ts";
import { transports } from "../../runtime/ports/transports.ts";
import { checkDelivery } from "../../usecases/delivery/checkDelivery.ts";

const inputSchema = z.object({ processId: z.string().min(1) });

const ports = {
  submissions: submissions(),
  transports: transports(),
  results: results(),
  sealed: sealed(),
  clock,
  ...seal(),
  log: eventLog({ step: "checkDelivery" }),
};

export const handler = async (event: unknown): Promise<void> => {
  const checked = await checkDelivery(ports, inputSchema.parse(event).processId);
  if (!checked.ok) throw new Error(checked.failure.cause);
};
