import type { Result } from "../result.ts";
import { eventsOfReport, type PaymentReport } from "./eventsOfReport.ts";
import { openAttempts } from "./attempts.ts";
import { type Payment, paymentState } from "./Payment.ts";
import type { PaymentEvent } from "./PaymentEvent.ts";

/** Time for the request that began an attempt to receive its answer. */
const BEGIN_MILLISECONDS = 10 * 60_000;

/** How long an attempt that failed or was cancelled may still turn out to be paid: a second tab, a late booking. */
const LATE_MILLISECONDS = 24 * 3_600_000;

/**
 * Events from polling one attempt. A provider that does not answer says nothing about the payment: it is polled until
 * the bound, also about an attempt that failed.
 */
export function eventsFromProviderAnswer(
  payment: Pick<Payment, "events">,
  polled: {
    readonly requestId: string;
    readonly answer: Result<PaymentReport, { readonly kind: string }>;
    readonly now: Date;
  },
): readonly PaymentEvent[] {
  const { requestId, answer, now } = polled;
  const state = paymentState(payment);
  const attempt = openAttempts(state).find((one) => one.requestId === requestId);
  if (attempt === undefined) return [];
  const about = { requestId, at: now.toISOString() };
  const hasEnded = attempt.status !== "OPEN";
  // The bound itself is included: money may arrive at the moment of this check.
  const isLate = now.getTime() > Date.parse(attempt.changedAt) + LATE_MILLISECONDS;
  const isOver = isPast(attempt.until, { milliseconds: 0, now }) && (!hasEnded || isLate);
  const last: readonly PaymentEvent[] = isOver ? [{ kind: "mismatch", ...about, why: "no-final-word" }] : [];
  const closed: readonly PaymentEvent[] = isLate ? [{ kind: "closed", ...about }] : [];
  if (answer.ok) {
    const events = eventsOfReport(state, { attempt, report: answer.value, at: about.at });
    return events.some(({ kind }) => kind === "reported")
      ? events
      : [...events, ...(hasEnded ? closed : last)];
  }
  if (hasEnded) return answer.failure.kind === "payment-unknown" && isLate ? closed : last;
  const isNotBegun =
    answer.failure.kind !== "payment-unavailable" &&
    attempt.transactionId === undefined &&
    isPast(attempt.requestedAt, { milliseconds: BEGIN_MILLISECONDS, now });
  return isNotBegun ? [{ kind: "abandoned", ...about }] : last;
}

function isPast(
  start: string,
  { milliseconds, now }: { readonly milliseconds: number; readonly now: Date },
): boolean {
  return Date.parse(start) + milliseconds <= now.getTime();
}
