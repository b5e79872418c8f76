import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeFee, type FeeTerms } from "./computeFee.ts";
import { asksForm, FEE_TYPES, LARGEST_FEE } from "./FeeType.ts";
import { requiresPayment } from "./paymentStanding.ts";

const LAW = { de: "Gebührengesetz", en: "Gebührengesetz" };
const cents = fc.integer({ min: 0, max: LARGEST_FEE / 2 });
const terms = (feeType: FeeTerms["feeType"], feeAmount: number | null = null): FeeTerms => ({
  feeType,
  feeAmount,
});
const NOT_COMPUTABLE = { ok: false, failure: { kind: "fee-not-computable" } };
/** Everything a form may give that is no amount of cents. */
const noAmount = fc.oneof(
  fc.constantFrom(undefined, null, "", "15000", true, Number.NaN, Number.POSITIVE_INFINITY, -0.5, 1.5),
  fc.integer({ max: -1 }),
  fc.integer({ min: LARGEST_FEE + 1 }),
  fc.array(cents),
  fc.record({ amount: cents }),
);

describe("the fee of an application", () => {
  it("is nothing where the service is free, and open where the authority decides, whatever the form says", () => {
    fc.assert(
      fc.property(fc.anything(), (byForm) => {
        expect(computeFee(terms("FREE"), byForm)).toEqual({ ok: true, value: 0 });
        expect(computeFee(terms("VARIABLE"), byForm)).toEqual({ ok: true, value: null });
      }),
    );
  });

  it("is the known amount where no answer counts, the form's where only answers count, else the sum", () => {
    fc.assert(
      fc.property(cents, cents, (known, byForm) => {
        expect(computeFee(terms("FIXED", known), byForm)).toEqual({ ok: true, value: known });
        expect(computeFee(terms("VARIABLE_BY_PROCESS", known), byForm)).toEqual({ ok: true, value: known });
        expect(computeFee(terms("VARIABLE_BY_FORM", known), byForm)).toEqual({ ok: true, value: byForm });
        expect(computeFee(terms("VARIABLE_BY_PROCESS_AND_FORM", known), byForm)).toEqual({
          ok: true,
          value: known + byForm,
        });
      }),
    );
  });

  it("is not computable, and so never nothing, where the form gives no amount of cents", () => {
    fc.assert(
      fc.property(noAmount, fc.constantFrom(...FEE_TYPES.filter(asksForm)), (byForm, feeType) => {
        expect(computeFee(terms(feeType, 0), byForm)).toEqual(NOT_COMPUTABLE);
      }),
    );
  });

  it("is not computable where the known part is missing", () => {
    for (const feeType of ["FIXED", "VARIABLE_BY_PROCESS", "VARIABLE_BY_PROCESS_AND_FORM"] as const)
      expect(computeFee(terms(feeType), 100)).toEqual(NOT_COMPUTABLE);
  });

  it("stays within the range that was shown to people before", () => {
    fc.assert(
      fc.property(cents, cents, cents, (one, other, byForm) => {
        const range = { from: Math.min(one, other), to: Math.max(one, other) };
        const fee = { legalBasis: LAW, range, skipAllowed: false };
        const computed = computeFee({ ...terms("VARIABLE_BY_FORM"), fee }, byForm);
        expect(computed.ok).toBe(range.from <= byForm && byForm <= range.to);
      }),
    );
  });

  it("is an amount of whole cents and not negative, whatever settings and form say", () => {
    const type = fc.constantFrom(...FEE_TYPES);
    fc.assert(
      fc.property(type, fc.option(fc.double()), fc.anything(), (feeType, feeAmount, byForm) => {
        const computed = computeFee(terms(feeType, feeAmount), byForm);
        const value = computed.ok ? (computed.value ?? 0) : 0;
        expect(Number.isSafeInteger(value) && value >= 0 && value <= LARGEST_FEE).toBe(true);
      }),
    );
  });

  it("asks for a payment only where there is an amount", () => {
    expect(requiresPayment({ feeDue: 1 })).toBe(true);
    for (const feeDue of [0, null, undefined]) expect(requiresPayment({ feeDue })).toBe(false);
  });
});
