import { describe, it } from "vitest";
import { comeBack } from "../../fixtures/aPayment.ts";
import { HOUR } from "../../fixtures/movedClock.ts";
import { endOfPayment, livePayments } from "./livePayments.ts";
import { mortalPorts, unlessKilled } from "./mortalPorts.ts";
import { passTime, pressAt, startPaying, sweep } from "./paymentActions.ts";
import { aPaymentWorld } from "./PaymentWorld.ts";
import { playInMemory } from "./playInMemory.ts";

const PAID = { window: 0, choice: "pay", booking: "at-once", minutes: 0 } as const;

describe("the whole life of a payment, whatever happens and whoever dies in between", () => {
  it("charges nobody twice in silence, leaves no paid application unsent in silence, and sends none unpaid unless allowed", async () => {
    await livePayments(playInMemory, { runs: 60, maxCommands: 30 });
  }, 600_000);

  it.each(["start", "return", "sweep"] as const)(
    "does so when it is killed after every single effect of the %s",
    async (killed) => {
      for (let killAfter = 1; killAfter <= 14; killAfter += 1) {
        const world = await aPaymentWorld(playInMemory(), false);
        const { ports, process } = world;
        if (killed === "start") await startPaying(world, killAfter);
        await startPaying(world, null);
        await pressAt(world, PAID);
        if (killed === "return") await unlessKilled(comeBack(mortalPorts(ports, killAfter), process));
        await passTime(world, HOUR);
        if (killed === "sweep") await sweep(world, [killAfter, killAfter, killAfter, killAfter]);
        await endOfPayment(world);
      }
    },
  );
});
