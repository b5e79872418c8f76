import { describe, expect, it } from "vitest";
import { paymentScreen } from "./paymentScreen.ts";

describe("the payment step", () => {
  it("asks the provider first, before it asks the person to pay", () => {
    const pending = { stage: "pending", waitsFor: "person" } as const;
    expect(paymentScreen(pending, false)).toBe("checking");
    expect(paymentScreen(pending, true)).toBe("pending");
  });

  it("tells a page that never opened from one that is open", () => {
    expect(paymentScreen({ stage: "pending", waitsFor: "provider" }, true)).toBe("unreached");
  });

  it("never asks for money that has come", () => {
    expect(paymentScreen({ stage: "pending", waitsFor: "sending" }, true)).toBe("arrived");
    expect(paymentScreen({ stage: "error", waitsFor: "support" }, true)).toBe("unclear");
    for (const stage of ["paid", "skipped", "not-required"] as const) {
      expect(paymentScreen({ stage, waitsFor: null }, true)).toBe("over");
    }
  });

  it("lets the person try again after a cancelled or failed payment", () => {
    expect(paymentScreen({ stage: "cancelled", waitsFor: "person" }, true)).toBe("cancelled");
    expect(paymentScreen({ stage: "error", waitsFor: "person" }, true)).toBe("error");
  });
});
