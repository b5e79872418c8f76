import { isDifference } from "../../domain/payment/attempts.ts";
import { type PaymentEvent, SETTLEMENT_NOTE_MAX_LENGTH } from "../../domain/payment/PaymentEvent.ts";
import { withoutAccounts } from "../../domain/payment/withoutAccounts.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { Ports } from "../../ports/Ports.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import { watched } from "../payment/watched.ts";
import { mismatchesOf } from "./PaymentMismatch.ts";

export type SettleFailure =
  | WriteConflict
  | { readonly kind: "mismatch-not-found" }
  | { readonly kind: "settled-before"; readonly at: string; readonly note: string };

/**
 * Writes down that somebody looked at a mismatch and what was done. Nothing is deleted; it leaves the list, and where it
 * kept the person from paying, it does no longer.
 */
export async function settleMismatch(
  { payments, clock }: Pick<Ports, "payments" | "clock">,
  { entry, note }: { readonly entry: string; readonly note: string },
): Promise<Result<void, SettleFailure>> {
  const [processId = ""] = entry.split("/");
  const payment = await payments.get(processId);
  if (payment === undefined) return err({ kind: "mismatch-not-found" });
  const added = await payments.append<SettleFailure>(payment, (current) => {
    const found = mismatchesOf(current).find((one) => one.entry === entry);
    if (found === undefined) return err({ kind: "mismatch-not-found" });
    if (found.settled !== null) return err({ kind: "settled-before", ...found.settled });
    const now = clock.now();
    const { requestId, why } = found;
    const kept = withoutAccounts(note).slice(0, SETTLEMENT_NOTE_MAX_LENGTH);
    const about = { requestId, at: now.toISOString() };
    const settled: PaymentEvent = { kind: "settled", ...about, why, note: kept };
    // What was given back must not pay for the application because the service tells it right later.
    const closed: readonly PaymentEvent[] = isDifference(why) ? [{ kind: "closed", ...about }] : [];
    return ok(watched(current, { events: [settled, ...closed], now }));
  });
  return added.ok ? ok(undefined) : added;
}
