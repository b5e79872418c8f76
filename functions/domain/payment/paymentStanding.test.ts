import { describe, expect, it } from "vitest";
import { anUnpaidProcess } from "#test/fixtures/aPayment.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { paymentState } from "./Payment.ts";
import type { PaymentEvent } from "./PaymentEvent.ts";
import { paymentStanding, type PaymentStanding } from "./paymentStanding.ts";

const about = { requestId: "r1", at: "2026-11-21T12:00:00.000Z" };
const requested: PaymentEvent = {
  kind: "requested",
  ...about,
  amount: 15_000,
  until: "2026-11-28T12:00:00.000Z",
};
const created: PaymentEvent = { kind: "created", ...about, transactionId: "t1" };
const reported = (status: "PAYED" | "FAILED" | "CANCELED"): PaymentEvent => ({
  kind: "reported",
  ...about,
  status,
});
const differs: PaymentEvent = { kind: "mismatch", ...about, why: "amount-differs" };

async function standing(...events: readonly PaymentEvent[]): Promise<PaymentStanding> {
  return paymentStanding(await anUnpaidProcess(memoryPorts()), paymentState({ events: [...events] }));
}

describe("where a payment stands", () => {
  it("names whom the payment waits for", async () => {
    expect(await standing()).toMatchObject({ stage: "method-selection", waitsFor: "person" });
    expect(await standing(requested)).toMatchObject({ stage: "pending", waitsFor: "provider" });
    expect(await standing(requested, created)).toMatchObject({ stage: "pending", waitsFor: "person" });
    expect(await standing(requested, created, reported("PAYED"))).toMatchObject({
      stage: "pending",
      waitsFor: "sending",
    });
    for (const status of ["FAILED", "CANCELED"] as const) {
      expect(await standing(requested, created, reported(status))).toMatchObject({ waitsFor: "person" });
    }
  });

  it("offers nothing while money is not understood", async () => {
    expect(await standing(requested, created, reported("FAILED"), differs)).toEqual({
      stage: "error",
      actions: [],
      waitsFor: "support",
    });
  });

  it("offers nothing once it is paid, skipped or free", async () => {
    const process = await anUnpaidProcess(memoryPorts());
    const none = paymentState({ events: [] });
    for (const [over, stage] of [
      [{ paymentAmount: 15_000 }, "paid"],
      [{ paymentSkippedAt: about.at }, "skipped"],
      [{ feeDue: 0 }, "not-required"],
    ] as const) {
      expect(paymentStanding({ ...process, ...over }, none)).toEqual({ stage, actions: [], waitsFor: null });
    }
  });
});
