import { describe, expect, it } from "vitest";
import { anUnpaidProcess, pay } from "../../../test/fixtures/aPayment.ts";
import { memoryPorts } from "../../../test/fixtures/memoryPorts.ts";
import { HOUR } from "../../../test/fixtures/movedClock.ts";
import { ok } from "../../domain/result.ts";
import { reconcilePayments } from "./reconcilePayments.ts";

describe("the sweep over open payments", () => {
  it("looks anew where the look of that time broke off and planned no other", async () => {
    const ports = memoryPorts();
    await pay(ports, await anUnpaidProcess(ports));
    ports.clock.advance(HOUR);
    const over = new Set<string>();
    const started: string[] = [];
    const startLook = (processId: string, dueAt: string) => {
      const name = `${processId}_${dueAt}`;
      if (!over.has(name)) started.push(name);
      return Promise.resolve(ok(over.has(name) ? ("ended" as const) : ("running" as const)));
    };
    const sweep = () =>
      reconcilePayments({ ...ports, paymentWorkflow: { ...ports.paymentWorkflow, startLook } });
    expect([await sweep(), started.length]).toEqual([1, 1]);
    for (const name of started) over.add(name);
    ports.clock.advance(HOUR);
    expect([await sweep(), started.length]).toEqual([1, 2]);
  });
});
