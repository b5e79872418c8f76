import { z } from "zod";
import { eventLog } from "../../runtime/ports/eventLog.ts";
import { paymentRecords } from "../../runtime/ports/paymentRecords.ts";
import { payments } from "../../runtime/ports/payments.ts";
import { processes } from "../../runtime/ports/processes.ts";
import { submissions } from "../../runtime/ports/submissions.ts";
import { clock } from "../../runtime/ports/system.ts";
import { submitWorkflow } from "../../runtime/ports/workflows.ts";
import { withoutMessage } from "../../runtime/step/withoutMessage.ts";
import { verifyPayment } from "../../usecases/payment/verifyPayment.ts";

const inputSchema = z.object({ processId: z.string().min(1) });

const log = eventLog({ step: "verifyPayment" });
const ports = {
  payments: paymentRecords(),
  paymentProviders: payments(log),
  processes: processes(),
  submissions: submissions(),
  submitWorkflow: submitWorkflow(),
  clock,
  log,
};

export const handler = async (event: unknown): Promise<void> => {
  const { processId } = inputSchema.parse(event);
  const verified = await withoutMessage(() => verifyPayment(ports, processId));
  if (!verified.ok) throw new Error(verified.failure.kind);
};
