import { expect } from "vitest";
import { isDecided } from "../../../functions/domain/payment/attempts.ts";
import { FEE, stateOf } from "../../fixtures/aPayment.ts";
import { HOUR } from "../../fixtures/movedClock.ts";
import type { PaymentWorld } from "./PaymentWorld.ts";

/** How long after the provider's word that an attempt came to nothing its money is still noticed. */
const LATE = 24 * HOUR;

/** True at every moment. */
export async function expectInOrder(world: PaymentWorld): Promise<void> {
  const { ports, process, played, maySkip } = world;
  const { attempts, skipped } = stateOf(ports, process);
  expect(attempts.filter(({ status }) => status === "OPEN").length).toBeLessThanOrEqual(1);

  const events = ports.stored.payments.get(process.id)?.events ?? [];
  expect(events.slice(0, world.events.length)).toEqual(world.events);
  world.events = events;

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
 * True when nobody looks any more: all money that was taken has sent the application, or is in the list, and there once
 * for each payment. Money that shows long after the provider said that there is none is noticed by nobody.
 */
export async function expectNothingLost(world: PaymentWorld): Promise<void> {
  const { ports, process, played, shownAt } = world;
  const state = stateOf(ports, process);
  const listed = new Set(state.mismatches.map(({ requestId }) => requestId));
  const used: string[] = [];
  for (const [requestId, times] of await played.charges()) {
    const attempt = state.attempts.find((one) => one.requestId === requestId);
    if (attempt === undefined) throw new Error("money was taken that nobody asked for");
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
