import { afterAll, describe, expect, inject } from "vitest";
import { z } from "zod";
import { accessLog } from "./accessLog.ts";
import { alarmOfCalls } from "./alarmOfCalls.ts";
import { listenForAlarms } from "./listenForAlarms.ts";
import { damagedItem } from "./damagedItem.ts";
import { NURSE_IN_COLOGNE } from "./nurseInCologne.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { Payer } from "./Payer.ts";
import { advanceClock, setFault } from "./portalUnderTest.ts";
import { runOperator } from "./runOperator.ts";
import { Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const DAY_SECONDS = 24 * 3600;
/** Below as many calls a window has no rate. */
const ENOUGH = 20;
const SLOW_MILLISECONDS = 1100;
/** Of the calls of one application they are more than one in seven. */
const SLOW_CALLS = 8;
/** The short window of each alarm: after it, what is over rings no more. */
const SHORT_SECONDS = { fast: 5 * 60, slow: 30 * 60, lasting: 6 * 3600 };

afterAll(() => setFault({ counterparty: "payment-provider", mishap: "none" }));

/** Calls that succeed, as many as make a rate. */
async function goodCalls(): Promise<void> {
  const visitor = new Visitor(url);
  for (let called = 0; called < ENOUGH; called += 1) {
    expect((await visitor.get("/api/version")).status).toBe(200);
  }
}

describe("what the runbook says of calls", () => {
  onEmbedded.clock.each([
    ["availability-fast", SHORT_SECONDS.fast, 1],
    ["availability-slow", SHORT_SECONDS.slow, 1],
    ["availability-lasting", SHORT_SECONDS.lasting, 3],
  ])(
    "%s: the gateway's log names the route, its function the place in the code",
    async (alarm, short, days) => {
      for (let day = 0; day < days; day += 1) {
        await advanceClock(DAY_SECONDS);
        expect((await alarmOfCalls(alarm)).rings).toBe(false);
        await goodCalls();
        const heard = await listenForAlarms();
        const before = (await accessLog()).length;
        const mend = await brokenDraft();
        const failed = (await accessLog()).slice(before).filter(({ status }) => status >= 500);
        expect(failed).toMatchObject([{ route: "/api/processes/{processId}", status: 500 }]);
        expect(heard("request-crashed").lines[0]).toMatchObject({ group: "process", error: "ZodError" });
        await mend();
      }
      expect((await alarmOfCalls(alarm)).rings).toBe(true);

      await advanceClock(short);
      await goodCalls();
      expect((await alarmOfCalls(alarm)).rings).toBe(false);
    },
  );

  onEmbedded.clock.each([
    ["latency-fast", SHORT_SECONDS.fast, 1],
    ["latency-slow", SHORT_SECONDS.slow, 1],
    ["latency-lasting", SHORT_SECONDS.lasting, 3],
  ])(
    "%s: the route tells whom it waits for, and check-settings measures them",
    async (alarm, short, days) => {
      for (let day = 0; day < days; day += 1) {
        await advanceClock(DAY_SECONDS);
        expect((await alarmOfCalls(alarm)).rings).toBe(false);
        await slowPayments();
      }
      expect((await alarmOfCalls(alarm)).rings).toBe(true);
      const { output } = await runOperator(["check-settings"]);
      const milliseconds = /^ok +Payment .* (\d+) ms/m.exec(output)?.[1];
      expect(Number(milliseconds)).toBeGreaterThanOrEqual(SLOW_MILLISECONDS);

      await setFault({ counterparty: "payment-provider", mishap: "none" });
      await advanceClock(short);
      await goodCalls();
      expect((await alarmOfCalls(alarm)).rings).toBe(false);
    },
  );
});

/** Somebody's draft as another release left it, looked at once. Answers what mends it. */
async function brokenDraft(): Promise<() => Promise<void>> {
  const visitor = new Visitor(url);
  await visitor.startAnonymously();
  const started = await visitor.call({ method: "POST", path: "/api/processes", body: NURSE_IN_COLOGNE });
  const { id } = z.object({ id: z.string() }).parse(started.body);
  const mend = await damagedItem("Processes", id);
  expect((await visitor.get(`/api/processes/${id}`)).status).toBe(500);
  return mend;
}

/** The payment service takes its time, and calls wait for it. */
async function slowPayments(): Promise<void> {
  const payer = await Payer.atPortal(url);
  await payer.presses("close");
  await setFault({ counterparty: "payment-provider", mishap: "slow", delayMilliseconds: SLOW_MILLISECONDS });
  const before = (await accessLog()).length;
  await Promise.all(Array.from({ length: SLOW_CALLS }, () => payer.comesBack()));
  const slow = (await accessLog()).slice(before).filter(({ milliseconds }) => milliseconds >= 1000);
  expect([...new Set(slow.map(({ route }) => route))]).toEqual([
    "/api/processes/{processId}/payment/complete",
  ]);
}
