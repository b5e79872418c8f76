import { z } from "zod";
import { payments } from "#runtime/wiring/payment.ts";
import { clock } from "#runtime/wiring/system.ts";
import { withoutMessage } from "#runtime/step/withoutMessage.ts";
import { keepTaskToken } from "#usecases/payment/completePayment.ts";

const inputSchema = z.object({ processId: z.string().min(1), taskToken: z.string().min(1) });

const ports = { payments: payments(), clock };

export const handler = async (event: unknown): Promise<void> => {
  const waiting = inputSchema.parse(event);
  const kept = await withoutMessage(() => keepTaskToken(ports, waiting));
  if (!kept.ok) throw new Error(kept.failure.kind);
};
