import { describe, it } from "vitest";
import { comeBack } from "#test/fixtures/aPayment.ts";
import { HOUR } from "#test/fixtures/movedClock.ts";
import { endOfPayment, livePayments } from "./livePayments.ts";
import { mortalPorts, unlessKilled } from "./mortalPorts.ts";
import { passTime, pressAt, startPaying, sweep } from "./paymentActions.ts";
import { openPaymentScenario } from "./PaymentScenario.ts";
import { playInMemory } from "./playInMemory.ts";

const PAID = { window: 0, choice: "pay", booking: "at-once", minutes: 0 } as const;

describe("the whole life of a payment, with any faults and crashes in between", () => {
  it("charges no person twice in silence, leaves no paid application unsent in silence, and sends none unpaid unless allowed", async () => {
    await livePayments(playInMemory, { runs: 60, maxCommands: 30 });
  });

  it.each(["start", "return", "sweep"] as const)(
    "does so when it is killed after every single effect of the %s",
    async (killed) => {
      for (let killAfter = 1; killAfter <= 14; killAfter += 1) {
        const scenario = await openPaymentScenario(playInMemory(), false);
        const { ports, process } = scenario;
        if (killed === "start") await startPaying(scenario, killAfter);
        await startPaying(scenario, null);
        await pressAt(scenario, PAID);
        if (killed === "return") await unlessKilled(comeBack(mortalPorts(ports, killAfter), process));
        await passTime(scenario, HOUR);
        if (killed === "sweep") await sweep(scenario, [killAfter, killAfter, killAfter, killAfter]);
        await endOfPayment(scenario);
      }
    },
  );
});
