import { z } from "zod";
import { eventLog } from "../../runtime/ports/eventLog.ts";
import { postbox } from "../../runtime/ports/postbox.ts";
import { results, sealed } from "../../runtime/ports/results.ts";
import { seal } from "../../runtime/ports/seal.ts";
import { submissions } from "../../runtime/ports/submissions.ts";
import { clock, ids } from "../../runtime/ports/system.ts";
import { transports } from "../../runtime/ports/transports.ts";
import { withoutMessage } from "../../runtime/step/withoutMessage.ts";
import { lookAfterSubmission } from "../../usecases/delivery/lookAfterSubmission.ts";

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
  const checked = await withoutMessage(() => lookAfterSubmission(ports, processId));
  if (!checked.ok) throw new Error(checked.failure.cause);
};
