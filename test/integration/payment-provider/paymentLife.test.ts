import { describe, it } from "vitest";
import { livePayments } from "#test/faults/payment/livePayments.ts";
import { playCounterparty } from "./playCounterparty.ts";
import { sharedPaymentProvider } from "./sharedPaymentProvider.ts";

const running = sharedPaymentProvider();
describe("the whole life of a payment at a payment service", { retry: 0 }, () => {
  it("charges no person twice in silence, leaves no paid application unsent in silence, and sends none unpaid unless allowed", async () => {
    await livePayments(playCounterparty(running()), { runs: 40, maxCommands: 25 });
  });
});
