import { describe, expect, it } from "vitest";
import type { ApiFailure } from "../api/ApiFailure.ts";
import { paymentOperations } from "#contract/payment.ts";
import { processWorkflowOperations } from "#contract/processWorkflow.ts";
import type { ProblemKind } from "#contract/problems.ts";
import { needsSupport, paymentFailureKey } from "./paymentScreen.ts";

/** Who is not there, or asks for what is not theirs, does not see this page. */
const SEEN_ELSEWHERE: ReadonlySet<string> = new Set([
  "process-not-found",
  "trust-level-too-low",
  "form-not-found",
]);
const ROUTE_PROBLEMS = [
  ...paymentOperations.startPayment.problems,
  ...processWorkflowOperations.submitProcess.problems,
].filter((problem) => !SEEN_ELSEWHERE.has(problem));

function refusedAs(problem: ProblemKind): ApiFailure {
  const type = `urn:recognition-portal:problem:${problem}`;
  return { kind: "problem", problem, details: { type, title: problem, status: 409, instance: "request" } };
}

describe("what is said when paying cannot begin", () => {
  it("names what the person can do, and never asks to pay twice", () => {
    expect(paymentFailureKey({ kind: "offline" })).toBe("error.offline.text");
    expect(paymentFailureKey(refusedAs("payment-refused"))).toBe("payment.failed.refused");
    expect(paymentFailureKey(refusedAs("payment-unavailable"))).toBe("payment.failed.unavailable");
    expect(paymentFailureKey(refusedAs("payment-unclear"))).toBe("submission.paymentUnclear");
    expect(paymentFailureKey(refusedAs("already-paid"))).toBe("submission.paid");
    expect(paymentFailureKey(refusedAs("payment-in-flight"))).toBe("submission.paymentRunning");
    expect(paymentFailureKey(refusedAs("account-required"))).toBe("submission.accountNotAccepted");
    expect(paymentFailureKey({ kind: "unexpected-answer", status: 502 })).toBe("payment.failed.unexpected");
  });

  it("names who helps where trying again cannot", () => {
    expect(needsSupport(refusedAs("payment-refused"))).toBe(true);
    expect(needsSupport(refusedAs("payment-unavailable"))).toBe(false);
  });

  it("has words of its own for everything that the server may answer", () => {
    const isUnsaid = (problem: ProblemKind): boolean =>
      paymentFailureKey(refusedAs(problem)) === "payment.failed.unexpected";
    expect(ROUTE_PROBLEMS.filter(isUnsaid)).toEqual([]);
  });
});
