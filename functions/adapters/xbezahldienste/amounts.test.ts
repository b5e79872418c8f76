import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsOf, eurosOf } from "./readTransaction.ts";

describe("amounts of the payment standard", () => {
  it("are euros with at most two decimals and come back as the same cents", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_900 }), (cents) => {
        const euros = eurosOf(cents) ?? Number.NaN;
        expect(JSON.stringify(euros)).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(centsOf(euros)).toBe(cents);
      }),
    );
  });

  it("are nothing below a cent, above the standard's limit, or in fractions of a cent", () => {
    for (const cents of [0, -1, 99_999_901, 0.5, Number.NaN]) expect(eurosOf(cents)).toBeUndefined();
    for (const euros of [150.001, 0.005, 1e300, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(centsOf(euros)).toBeUndefined();
    }
  });
});
