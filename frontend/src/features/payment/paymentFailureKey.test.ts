import { describe, expect, it } from "vitest";
import type { ApiFailure } from "../../api/ApiFailure.ts";
import type { ProblemKind } from "../../../../functions/contract/problems.ts";
import { paymentFailureKey } from "./paymentFailureKey.ts";

function refusedAs(problem: ProblemKind): ApiFailure {
  const type = `urn:recognition-portal:problem:${problem}`;
  return { kind: "problem", problem, details: { type, title: problem, status: 409, instance: "request" } };
}

describe("what is said when paying cannot begin", () => {
  it("names what the person can do, and never asks to pay twice", () => {
    expect(paymentFailureKey({ kind: "offline" })).toBe("error.offline.text");
    expect(paymentFailureKey(refusedAs("payment-refused"))).toBe("payment.failed.refused");
    expect(paymentFailureKey(refusedAs("payment-unclear"))).toBe("payment.unclear");
    for (const problem of ["already-paid", "payment-in-flight"] as const) {
      expect(paymentFailureKey(refusedAs(problem))).toBe("payment.failed.running");
    }
    expect(paymentFailureKey(refusedAs("account-required"))).toBe("submission.accountNotAccepted");
    expect(paymentFailureKey({ kind: "unexpected-answer", status: 502 })).toBe("payment.failed.unavailable");
  });
});
