import { expect } from "vitest";
import { isDecided } from "#domain/payment/attempts.ts";
import { FEE, stateOf } from "#test/fixtures/aPayment.ts";
import { HOUR } from "#test/fixtures/movedClock.ts";
import type { PaymentScenario } from "./PaymentScenario.ts";

/** How long after the provider's word that an attempt came to nothing its money is still noticed. */
const LATE = 24 * HOUR;

/** True at every moment. */
export async function expectInOrder(scenario: PaymentScenario): Promise<void> {
  const { ports, process, played, maySkip } = scenario;
  const { attempts, skipped } = stateOf(ports, process);
  expect(attempts.filter(({ status }) => status === "OPEN").length).toBeLessThanOrEqual(1);

  const events = ports.stored.payments.get(process.id)?.events ?? [];
  expect(events.slice(0, scenario.events.length)).toEqual(scenario.events);
  scenario.events = events;

  const sendings = ports.stored.executions.filter((name) => name.startsWith(`${process.id}_`));
  expect(sendings.filter((name) => name === `${process.id}_2`)).toEqual([]);
  const now = ports.stored.processes.get(process.id);
  if (now?.status !== "SUBMITTED") return;
  if (maySkip && now.paymentSkippedAt !== undefined) {
    expect(skipped).toBe(true);
    return;
  }
  expect(now.paymentAmount).toBe(FEE);
  const charges = await played.charges();
  expect(attempts.some(({ requestId, status }) => status === "PAYED" && charges.has(requestId))).toBe(true);
}

/**
 * True after the last payment check: all money that was taken has sent the application, or is in the list, once for
 * each payment. Money that arrives long after the provider reported none is not noticed.
 */
export async function expectNothingLost(scenario: PaymentScenario): Promise<void> {
  const { ports, process, played, shownAt } = scenario;
  const state = stateOf(ports, process);
  const listed = new Set(state.mismatches.map(({ requestId }) => requestId));
  const used: string[] = [];
  for (const [requestId, times] of await played.charges()) {
    const attempt = state.attempts.find((one) => one.requestId === requestId);
    if (attempt === undefined) throw new Error("money was taken that was never requested");
    if (attempt.status !== "PAYED" && !listed.has(requestId)) {
      expect(shownAt.get(requestId)).toBeGreaterThan(Date.parse(attempt.changedAt) + LATE);
      continue;
    }
    if (attempt.status === "PAYED") expect(isDecided(state, requestId) || listed.has(requestId)).toBe(true);
    if (times > 1) expect([times, [...listed]]).toEqual([times, expect.arrayContaining([requestId])]);
    if (!listed.has(requestId)) used.push(requestId);
  }
  expect(used.length).toBeLessThanOrEqual(1);
  for (const requestId of used) expect(state.usedRequestId).toBe(requestId);
  if (state.usedRequestId !== undefined) expect(state.skipped).toBe(false);
}
