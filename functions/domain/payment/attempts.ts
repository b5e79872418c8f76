import { err, ok, type Result } from "../result.ts";
import type { PaymentAttempt, PaymentState } from "./Payment.ts";
import type { MismatchKind } from "./PaymentEvent.ts";

/** The attempt that can be paid now; there is at most one. */
export function liveAttempt({ attempts }: PaymentState): PaymentAttempt | undefined {
  return attempts.find(({ status }) => status === "OPEN");
}

/** The attempt that pays for the application: the first that was paid, and fits. */
export function paidAttempt(state: PaymentState): PaymentAttempt | undefined {
  const paid = state.attempts.filter(({ status }) => status === "PAYED");
  return paid.find(({ requestId }) => !isPaidTwice(state, requestId));
}

function isPaidTwice({ mismatches }: PaymentState, requestId: string): boolean {
  return mismatches.some((entry) => entry.requestId === requestId && entry.why === "paid-twice");
}

export type BeginFailure =
  /** There is an attempt that can be paid: it is opened again. */
  | { readonly kind: "payment-in-flight" }
  | { readonly kind: "already-paid" }
  /**
   * Money arrived that does not match the request: an operator has to resolve it; until then no further payment can
   * start.
   */
  | { readonly kind: "payment-unclear" }
  /** It was chosen to send unpaid and to pay by invoice. */
  | { readonly kind: "payment-skipped" };

/** Whether a new attempt may begin. */
export function mayBegin(state: PaymentState): Result<null, BeginFailure> {
  return state.skipped ? err({ kind: "payment-skipped" }) : maySkip(state);
}

/** Whether the application may be sent unpaid: not while there is money on its way. */
export function maySkip(
  state: PaymentState,
): Result<null, Exclude<BeginFailure, { kind: "payment-skipped" }>> {
  if (paidAttempt(state) !== undefined) return err({ kind: "already-paid" });
  if (isUnclear(state)) return err({ kind: "payment-unclear" });
  return liveAttempt(state) === undefined ? ok(null) : err({ kind: "payment-in-flight" });
}

/** Whether the provider reported something that differs from the request, and no operator has settled it yet. */
export function isUnclear({ mismatches }: PaymentState): boolean {
  return mismatches.some(({ why, settled }) => isDifference(why) && settled === undefined);
}

/** Whether this much is wrong that the money pays for nothing. */
export function isDifference(why: MismatchKind): boolean {
  return why.endsWith("-differs");
}

/** Attempts of which the provider may still have something new to say. */
export function openAttempts({ attempts, mismatches }: PaymentState): readonly PaymentAttempt[] {
  const given = new Set(
    mismatches.filter(({ why }) => why === "no-final-word").map(({ requestId }) => requestId),
  );
  return attempts.filter(
    ({ status, closedAt, requestId }) =>
      status !== "PAYED" && status !== "DEAD" && closedAt === undefined && !given.has(requestId),
  );
}

/** Whether it is known what the money of a paid attempt is for: the application went out with it, or never will. */
export function isDecided({ usedRequestId, mismatches }: PaymentState, requestId: string): boolean {
  return (
    usedRequestId === requestId ||
    mismatches.some((entry) => entry.requestId === requestId && entry.why === "application-impossible")
  );
}
