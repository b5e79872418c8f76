import type { Result } from "../result.ts";
import { eventsOfReport, type PaymentReport } from "./eventsOfReport.ts";
import { openAttempts } from "./attempts.ts";
import { type Payment, paymentState } from "./Payment.ts";
import type { PaymentEvent } from "./PaymentEvent.ts";

/** Time for the request that began an attempt to hear of it. */
const BEGIN_MILLISECONDS = 10 * 60_000;

/** What a look at one attempt brought. A provider that does not answer says nothing about the payment. */
export function newsOfAttempt(
  payment: Pick<Payment, "events">,
  look: {
    readonly requestId: string;
    readonly answer: Result<PaymentReport, { readonly kind: string }>;
    readonly now: Date;
  },
): readonly PaymentEvent[] {
  const { requestId, answer, now } = look;
  const state = paymentState(payment);
  const attempt = openAttempts(state, now).find((one) => one.requestId === requestId);
  if (attempt === undefined) return [];
  const about = { requestId, at: now.toISOString() };
  const isOver = attempt.status === "OPEN" && Date.parse(attempt.until) <= now.getTime();
  const last: readonly PaymentEvent[] = isOver ? [{ kind: "mismatch", ...about, why: "no-final-word" }] : [];
  if (answer.ok) {
    const news = eventsOfReport(state, { attempt, report: answer.value, at: about.at });
    return news.some(({ kind }) => kind === "reported") ? news : [...news, ...last];
  }
  const isNotBegun =
    answer.failure.kind !== "payment-unavailable" &&
    attempt.transactionId === undefined &&
    Date.parse(attempt.requestedAt) + BEGIN_MILLISECONDS <= now.getTime();
  return isNotBegun ? [{ kind: "abandoned", ...about }] : last;
}
