import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DELIVERY_PROBLEM_KINDS, deliveryProblemKind, NOT_FETCHED } from "./deliveryProblems.ts";

const PREFIX = "https://schema.fitko.de/fit-connect/events/problems/";

describe("why an authority did not take an application", () => {
  it("is reported by what the person can do about it", () => {
    const kinds = {
      "hash-mismatch": "file",
      "missing-attachment": "file",
      "attachments-mismatch": "file",
      "missing-data": "content",
      "syntax-violation": "content",
      "schema-violation": "content",
      "missing-schema": "content",
      "unsupported-schema": "content",
      "unsupported-service": "service",
      "service-mismatch": "service",
      "encryption-issue": "technical",
      "incorrect-authentication-tag": "technical",
      "missing-authentication-tags": "technical",
      "invalid-event-log": "technical",
      "unsupported-reply-channel": "technical",
      "technical-error": "technical",
    };
    for (const [name, kind] of Object.entries(kinds)) {
      expect([name, deliveryProblemKind(`${PREFIX}${name}`)]).toEqual([name, kind]);
    }
    expect(deliveryProblemKind(`${PREFIX}data/schema-violation`)).toBe("content");
    expect(deliveryProblemKind(NOT_FETCHED)).toBe("notFetched");
  });

  it("is an open list: whatever else is written counts as other, and nothing breaks", () => {
    for (const type of ["", "constructor", `${PREFIX}constructor`, `${PREFIX}brand-new`, "urn:other"]) {
      expect(deliveryProblemKind(type)).toBe("other");
    }
    fc.assert(
      fc.property(fc.string(), (type) => {
        expect(DELIVERY_PROBLEM_KINDS).toContain(deliveryProblemKind(type));
        expect(DELIVERY_PROBLEM_KINDS).toContain(deliveryProblemKind(`${PREFIX}${type}`));
      }),
    );
  });
});
