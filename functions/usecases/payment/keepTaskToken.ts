import { ok, err, type Result } from "../../domain/result.ts";
import type { Ports } from "../../ports/Ports.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import { watched } from "./watched.ts";

/** Remembers by what the workflow that waits for the browser's return is woken. */
export async function keepTaskToken(
  ports: Pick<Ports, "payments" | "clock">,
  { processId, taskToken }: { readonly processId: string; readonly taskToken: string },
): Promise<Result<void, WriteConflict | { readonly kind: "payment-not-found" }>> {
  const payment = await ports.payments.get(processId);
  if (payment === undefined) return err({ kind: "payment-not-found" });
  const kept = await ports.payments.append<never>(payment, (current) =>
    ok({ ...watched(current, { events: [], now: ports.clock.now() }), taskToken }),
  );
  return kept.ok ? ok(undefined) : kept;
}
