import { z } from "zod";
import { paymentRecords } from "../../runtime/ports/paymentRecords.ts";
import { clock } from "../../runtime/ports/system.ts";
import { withoutMessage } from "../../runtime/step/withoutMessage.ts";
import { keepTaskToken } from "../../usecases/payment/keepTaskToken.ts";

const inputSchema = z.object({ processId: z.string().min(1), taskToken: z.string().min(1) });

const ports = { payments: paymentRecords(), clock };

export const handler = async (event: unknown): Promise<void> => {
  const waiting = inputSchema.parse(event);
  const kept = await withoutMessage(() => keepTaskToken(ports, waiting));
  if (!kept.ok) throw new Error(kept.failure.kind);
};
