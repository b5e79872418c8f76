import { describe, expect, it } from "vitest";
import { ok } from "#domain/result.ts";
import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import { submitProcess } from "#usecases/sending/submitProcess.ts";
import { aSession } from "../fixtures/aProcess.ts";
import { submitSteps } from "../fixtures/submitSteps.ts";
import type { FaultPlan, StepFault } from "./FaultPlan.ts";
import { gatedPorts } from "./gatedPorts.ts";
import { MOST_CALLS, STATES } from "./matrix.ts";
import { randomPlan } from "./randomPlan.ts";
import { seededRandom, seedsFrom } from "./seededRandom.ts";
import { processToSend } from "./sentProcess.ts";

const COUNT = 3_000;
const plansOf = (seed: number): readonly FaultPlan[] =>
  seedsFrom(seed, COUNT).map((one) => randomPlan(seededRandom(one)));
const PLANS = plansOf(1);

/** Each once, sorted. */
const kinds = (of: (plan: FaultPlan) => readonly string[]): readonly string[] =>
  [...new Set(PLANS.flatMap(of))].toSorted();

function words(fault: StepFault): readonly string[] {
  if (fault.kind === "killed") return [`killed ${String(fault.afterCalls)}`];
  if (fault.kind !== "times-out") return [fault.kind];
  return [`times-out ${String(fault.afterCalls)}`, `times-out ${fault.awakes}`];
}

describe("plans of faults", () => {
  it("of two runs with neighbouring seeds are others, and the same when a run or one of its cases is repeated", () => {
    const written = (plans: readonly FaultPlan[]): readonly string[] =>
      plans.map((plan) => JSON.stringify(plan));
    const [first, next] = [written(PLANS), written(plansOf(2))];
    // Where little goes wrong two plans are alike by chance.
    expect(next.filter((plan) => first.includes(plan)).length).toBeLessThan(COUNT / 100);
    expect(written(plansOf(1))).toEqual(first);
    const [, seed = 0] = seedsFrom(1, COUNT);
    expect(written([randomPlan(seededRandom(seedsFrom(seed, 1)[0] ?? 0))])).toEqual([first[1]]);
  });

  it("reach every kind at every state and moment of a step", () => {
    const moments = Array.from({ length: MOST_CALLS + 1 }, (...[, calls]) => calls);
    const expected = [
      ...["none", "throws-before", "killed-after", "answered-twice", "concurrent-duplicate"],
      ...moments.flatMap((calls) => [`killed ${String(calls)}`, `times-out ${String(calls)}`]),
      ...["concurrent-with-retry", "after-the-execution", "in-the-next-attempt"].map(
        (when) => `times-out ${when}`,
      ),
    ];
    for (const state of STATES) {
      expect([state, kinds(({ steps }) => (steps[state] ?? []).flatMap(words))]).toEqual([
        state,
        expected.toSorted(),
      ]);
    }
  });

  it("reach every fault of every call of both transports and of the mailbox, every start and every end", () => {
    const told = (fault: { readonly kind: string } | string): string =>
      typeof fault === "string" ? fault : fault.kind;
    const faults = (of: string): readonly string[] =>
      ["seal", "reserve", "submit"].flatMap((call) =>
        [
          ...["lost-answer", "transport-unavailable", "transport-refused"],
          ...(call === "submit" ? ["reservation-lost"] : []),
        ].map((fault) => `${of} ${call} ${fault}`),
      );
    expect(
      kinds(({ transport }) =>
        transport.map(
          ({ call, fault, ofSecond }) => `${ofSecond === true ? "second" : "first"} ${call} ${told(fault)}`,
        ),
      ),
    ).toEqual([...faults("first"), ...faults("second")].toSorted());
    expect(
      kinds(({ postbox = [] }) => postbox.map(({ call, fault }) => `mailbox ${call} ${told(fault)}`)),
    ).toEqual(faults("mailbox").toSorted());
    expect(kinds(({ start = "none" }) => [start])).toEqual(
      ["none", "killed-before-start", "killed-after-start", "unavailable"].toSorted(),
    );
    expect(kinds(({ executionEndsAt = "none" }) => [executionEndsAt])).toEqual(
      ["none", ...STATES].toSorted(),
    );
    expect(kinds(({ twoTransports }) => [String(twoTransports)])).toEqual(["false", "true"]);
  });
});

describe("the latest moment of a fault", () => {
  it("is the last call of the step that makes the most", async () => {
    const { ports, process } = await processToSend(false);
    const submitWorkflow = { startSubmission: () => Promise.resolve(ok("running" as const)) };
    const target = { processId: process.id, attempt: 1 };
    await submitProcess(
      { ...ports, submitWorkflow },
      { actor: aSession().user, processId: process.id, postbox: "3f0c1c7e-5a11-4d0a-9c55-0000000000aa" },
    );
    const counts: number[] = [];
    for (const step of SUBMIT_STEPS) {
      let calls = 0;
      const before = (): Promise<void> => Promise.resolve();
      const done = await submitSteps(gatedPorts(ports, { before, after: () => void (calls += 1) }))[step](
        target,
      );
      expect([step, done.ok]).toEqual([step, true]);
      counts.push(calls);
    }
    expect(Math.max(...counts)).toBe(MOST_CALLS);
  });
});
