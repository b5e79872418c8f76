import { isDifference } from "#domain/payment/attempts.ts";
import { type PaymentEvent, SETTLEMENT_NOTE_MAX_LENGTH } from "#domain/payment/PaymentEvent.ts";
import { withoutAccounts } from "#domain/payment/eventsOfReport.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { cutText } from "#domain/text/cutText.ts";
import type { Ports } from "#ports/Ports.ts";
import type { WriteConflict } from "#ports/application/ProcessRepository.ts";
import { watched } from "../payment/reconcilePayments.ts";
import { mismatchesOf, type PaymentMismatch } from "./PaymentMismatch.ts";

type Settlement = NonNullable<PaymentMismatch["settled"]>;

export type SettleFailure =
  | WriteConflict
  | { readonly kind: "mismatch-not-found" }
  | ({ readonly kind: "settled-before" } & Settlement);

/**
 * Records that an operator resolved a mismatch and how. Nothing is deleted; it leaves the list, and no longer keeps
 * the person from paying. Answers the note as it is stored.
 */
export async function settleMismatch(
  { payments, clock }: Pick<Ports, "payments" | "clock">,
  { entry, note }: { readonly entry: string; readonly note: string },
): Promise<Result<Settlement, SettleFailure>> {
  const [processId = ""] = entry.split("/");
  const payment = await payments.get(processId);
  if (payment === undefined) return err({ kind: "mismatch-not-found" });
  const now = clock.now();
  const kept = cutText(withoutAccounts(note), { characters: SETTLEMENT_NOTE_MAX_LENGTH });
  const settlement: Settlement = { at: now.toISOString(), note: kept };
  const added = await payments.append<SettleFailure>(payment, (current) => {
    const found = mismatchesOf(current).find((one) => one.entry === entry);
    if (found === undefined) return err({ kind: "mismatch-not-found" });
    if (found.settled !== null) return err({ kind: "settled-before", ...found.settled });
    const { requestId, why } = found;
    const settled: PaymentEvent = { kind: "settled", requestId, why, ...settlement };
    // Refunded money must not pay for the application because the service reports it correctly later.
    const closed: readonly PaymentEvent[] = isDifference(why)
      ? [{ kind: "closed", requestId, at: settlement.at }]
      : [];
    return ok(watched(current, { events: [settled, ...closed], now }));
  });
  return added.ok ? ok(settlement) : added;
}
