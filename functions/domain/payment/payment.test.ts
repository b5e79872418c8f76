import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { liveAttempt, mayBegin, paidAttempt } from "./attempts.ts";
import { eventsFromProviderAnswer } from "./eventsFromProviderAnswer.ts";
import { nextPaymentCheck } from "./nextPaymentCheck.ts";
import { paymentState, type PaymentState } from "./Payment.ts";
import type { PaymentEvent } from "./PaymentEvent.ts";
import { eventsOfReport, type PaymentReport, withoutAccounts } from "./eventsOfReport.ts";

const AMOUNT = 15_000;
const START = Date.parse("2026-11-21T12:00:00.000Z");
const UNTIL = "2026-11-28T12:00:00.000Z";
const at = (minute: number): string => new Date(START + minute * 60_000).toISOString();

const statuses = fc.constantFrom<PaymentReport["status"]>("INITIAL", "PAYED", "FAILED", "CANCELED");
const report = fc.record({
  attempt: fc.nat({ max: 3 }),
  status: statuses,
  amount: fc.constantFrom(AMOUNT, AMOUNT, AMOUNT, 1),
  currency: fc.constantFrom("EUR", "EUR", "EUR", "USD"),
});
const step = fc.oneof(fc.constant("begin" as const), fc.constant("unknown" as const), report);

/** Every state that such steps lead through, with the events so far. */
function walk(
  steps: readonly (
    | "begin"
    | "unknown"
    | { attempt: number; status: PaymentReport["status"]; amount: number; currency: string }
  )[],
): readonly { readonly state: PaymentState; readonly events: readonly PaymentEvent[] }[] {
  const events: PaymentEvent[] = [];
  return steps.map((one, minute) => {
    const state = paymentState({ events });
    if (one === "begin") {
      if (mayBegin(state).ok) {
        events.push({
          kind: "requested",
          requestId: `r${minute}`,
          at: at(minute),
          amount: AMOUNT,
          until: UNTIL,
        });
      }
    } else if (one === "unknown") {
      const answer = { ok: false, failure: { kind: "payment-unknown" } } as const;
      for (const { requestId } of state.attempts) {
        events.push(
          ...eventsFromProviderAnswer(
            { events },
            { requestId, answer, now: new Date(START + minute * 60_000) },
          ),
        );
      }
    } else {
      const attempt = state.attempts[one.attempt];
      if (attempt !== undefined) {
        const { status, amount, currency } = one;
        const { requestId } = attempt;
        const received: PaymentReport = {
          transactionId: `t-${requestId}`,
          requestId,
          status,
          amount,
          currency,
        };
        events.push(...eventsOfReport(state, { attempt, report: received, at: at(minute) }));
      }
    }
    return { state: paymentState({ events }), events: [...events] };
  });
}

const steps = fc.array(step, { maxLength: 40 });

describe("what happens to a payment", () => {
  it("leaves at most one attempt that can be paid", () => {
    fc.assert(
      fc.property(steps, (given) => {
        for (const { state } of walk(given)) {
          expect(state.attempts.filter(({ status }) => status === "OPEN").length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it("only ever adds events, and what is paid stays paid", () => {
    fc.assert(
      fc.property(steps, (given) => {
        const walked = walk(given);
        for (const [index, { state, events }] of walked.entries()) {
          const before = walked[index - 1];
          if (before === undefined) continue;
          expect(events.slice(0, before.events.length)).toEqual(before.events);
          const paid = paidAttempt(before.state);
          if (paid !== undefined) expect(paidAttempt(state)?.requestId).toBe(paid.requestId);
        }
      }),
    );
  });

  it("moves an attempt from open to any end, from an end without money only to paid, and never from paid or dead", () => {
    fc.assert(
      fc.property(steps, (given) => {
        const walked = walk(given);
        for (const [index, { state }] of walked.entries()) {
          for (const earlier of walked[index - 1]?.state.attempts ?? []) {
            const now = state.attempts.find(({ requestId }) => requestId === earlier.requestId);
            const moved = `${earlier.status}→${now?.status ?? ""}`;
            if (now?.status === earlier.status) continue;
            expect(moved).toMatch(/^(OPEN→(PAYED|FAILED|CANCELED|DEAD)|(FAILED|CANCELED)→PAYED)$/);
          }
        }
      }),
    );
  });

  it("lists every second payment, and every report that differs from what was asked for", () => {
    fc.assert(
      fc.property(steps, (given) => {
        const { state } = walk(given).at(-1) ?? { state: paymentState({ events: [] }) };
        const paid = state.attempts.filter(({ status }) => status === "PAYED");
        const twice = state.mismatches.filter(({ why }) => why === "paid-twice");
        expect(twice.length).toBe(Math.max(0, paid.length - 1));
        for (const { why, reported } of state.mismatches) {
          if (why === "amount-differs") expect(reported?.amount).not.toBe(AMOUNT);
        }
      }),
    );
  });

  it("begins nothing while anything is open, paid or unclear", () => {
    fc.assert(
      fc.property(steps, (given) => {
        for (const { state } of walk(given)) {
          const blocked =
            liveAttempt(state) !== undefined ||
            paidAttempt(state) !== undefined ||
            state.mismatches.some(({ why }) => why.endsWith("differs"));
          expect(mayBegin(state).ok).toBe(!blocked);
        }
      }),
    );
  });

  it("is checked as long as anything is open, or paid and not yet decided", () => {
    fc.assert(
      fc.property(steps, fc.nat({ max: 50 }), (given, checks) => {
        for (const { state } of walk(given)) {
          const isOpen = liveAttempt(state) !== undefined || paidAttempt(state) !== undefined;
          if (isOpen) expect(nextPaymentCheck(state, { checks, now: new Date(START) })).toBeDefined();
        }
      }),
    );
  });
});

describe("what is stored of a provider's words", () => {
  it("names no account and no card, grouped or not", () => {
    const digits = fc.stringMatching(/^\d{13,19}$/);
    fc.assert(
      fc.property(
        digits,
        fc.constantFrom("", " ", "-"),
        fc.constantFrom("VISA ", "Karte: ", ""),
        (card, gap, before) => {
          const grouped = card.replace(/(.{4})(?=.)/g, `$1${gap}`);
          expect(withoutAccounts(`${before}${grouped}!`)).not.toMatch(/\d{4}/);
        },
      ),
    );
    expect(withoutAccounts("von DE89 3704 0044 0532 0130 00")).toBe("von …");
    expect(withoutAccounts("PayPal, Vorgang 4711")).toBe("PayPal, Vorgang 4711");
  });
});
