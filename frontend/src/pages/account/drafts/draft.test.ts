import { describe, expect, it } from "vitest";
import { type Draft, draftBadge, draftPayment } from "./draft.ts";

type Given = Parameters<typeof draftPayment>[0];

function given(status: Draft["status"], rest: Partial<Given> = {}): Given {
  return { status, feeDue: 15_000, paymentAmount: null, ...rest };
}

const HELD = { paymentHeldUntil: "2026-11-29T10:00:00.000Z" };

describe("a draft in the personal area", () => {
  it("asks for money only where a fee is due that nobody paid", () => {
    expect(draftPayment(given("COMPLETED"))).toBe("due");
    expect(draftPayment(given("COMPLETED", { feeDue: 0 }))).toBe("none");
    expect(draftPayment(given("COMPLETED", { feeDue: null }))).toBe("none");
    expect(draftPayment(given("EDITING"))).toBe("none");
    expect(draftPayment(given("SUBMIT_FAILURE", { paymentAmount: 15_000, ...HELD }))).toBe("none");
  });

  it("tells money on its way from a payment that came to nothing", () => {
    expect(draftPayment(given("PAYMENT_PENDING", HELD))).toBe("running");
    expect(draftPayment(given("PAYMENT_PENDING"))).toBe("cancelled");
    expect(draftPayment(given("PAYMENT_FAILURE"))).toBe("failed");
    expect(draftPayment(given("PAYMENT_FAILURE", HELD))).toBe("unclear");
    expect(draftPayment(given("PAID", { paymentAmount: 15_000, ...HELD }))).toBe("paid");
  });

  it("has the label and the icon of the specification for each status", () => {
    const looks = (status: Draft["status"]): readonly string[] => {
      const { label, icon } = draftBadge(given(status));
      return [label, icon];
    };
    expect(looks("CREATED")).toEqual(["drafts.status.CREATED", "edit"]);
    expect(looks("EDITING")).toEqual(["drafts.status.EDITING", "edit"]);
    expect(looks("COMPLETED")).toEqual(["drafts.paymentDue", "edit"]);
    expect(draftBadge(given("COMPLETED", { feeDue: null })).label).toBe("drafts.status.COMPLETED");
    expect(looks("ELECTRONIC_NOTICE_SELECTED")).toEqual(["drafts.status.ELECTRONIC_NOTICE_SELECTED", "edit"]);
    expect(looks("PAID")).toEqual(["drafts.status.PAID", "edit"]);
    for (const status of ["PAYMENT_PENDING", "PAYMENT_FAILURE", "SUBMIT_FAILURE"] as const) {
      expect(looks(status)).toEqual([`drafts.status.${status}`, "warning"]);
    }
  });
});
