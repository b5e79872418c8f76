import { isDecided, openAttempts, paidAttempt } from "./attempts.ts";
import type { PaymentState } from "./Payment.ts";

const MINUTE_MILLISECONDS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Minutes to the next look, by the number of looks so far; the last one goes on. */
const PAUSES = [2, 2, 5, 10, 30, 60, 120, 240, 720];

/**
 * When somebody has to look at the payment next; undefined where nothing is left to do. Paid and not yet sent is looked
 * at, too, until the application goes out with it.
 */
export function nextPaymentCheck(
  state: PaymentState,
  given: { readonly checks: number; readonly now: Date },
): Date | undefined {
  const paid = paidAttempt(state);
  const waitsForSending = paid !== undefined && !isDecided(state, paid.requestId);
  if (openAttempts(state).length === 0 && !waitsForSending) return undefined;
  const pause = PAUSES[Math.min(given.checks, PAUSES.length - 1)] ?? DAY_MINUTES;
  return new Date(given.now.getTime() + pause * MINUTE_MILLISECONDS);
}
