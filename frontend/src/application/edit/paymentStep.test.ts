import { expect, it } from "vitest";
import { paymentStep } from "./steps.ts";

it("paying is a step where a fee is due or may become due, and is behind the person once it is paid", () => {
  const fixed = { feeType: "FIXED", feeAmount: 15_000 } as const;
  const byForm = { feeType: "VARIABLE_BY_FORM", feeAmount: null } as const;
  const later = { feeType: "VARIABLE", feeAmount: null } as const;
  expect(paymentStep({ terms: { feeType: "FREE", feeAmount: null }, status: "EDITING" })).toBe("none");
  expect(paymentStep({ terms: later, status: "EDITING" })).toBe("none");
  expect(paymentStep({ terms: fixed, status: "EDITING" })).toBe("due");
  expect(paymentStep({ terms: byForm, status: "EDITING" })).toBe("due");
  expect(paymentStep({ terms: byForm, feeDue: 0, status: "COMPLETED" })).toBe("none");
  expect(paymentStep({ terms: fixed, feeDue: 15_000, status: "PAYMENT_FAILURE" })).toBe("due");
  for (const status of ["PAID", "SUBMITTED", "SUBMIT_FAILURE"]) {
    expect(paymentStep({ terms: fixed, feeDue: 15_000, status })).toBe("done");
  }
});
