import { isDecided, openAttempts, paidAttempt } from "./attempts.ts";
import type { PaymentState } from "./Payment.ts";

const MINUTE_MILLISECONDS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Minutes to the next payment check, by the number of checks so far; the last value repeats. */
const PAUSES = [2, 2, 5, 10, 30, 60, 120, 240, 720];

/**
 * When the next payment check is due; undefined where nothing is left to do. A paid application is also checked until
 * it has been sent.
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
