import { z } from "zod";
import { eventLog, clock } from "#runtime/wiring/system.ts";
import { payments, paymentProviders } from "#runtime/wiring/payment.ts";
import { processes } from "#runtime/wiring/application.ts";
import { submissions, submitWorkflow } from "#runtime/wiring/sending.ts";
import { withoutMessage } from "#runtime/step/withoutMessage.ts";
import { verifyPayment } from "#usecases/payment/verifyPayment.ts";

const inputSchema = z.object({ processId: z.string().min(1) });

const log = eventLog({ step: "verifyPayment" });
const ports = {
  payments: payments(),
  paymentProviders: paymentProviders(log),
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
