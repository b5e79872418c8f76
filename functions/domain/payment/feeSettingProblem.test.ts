import { describe, expect, it } from "vitest";
import { feeSettingProblem, offersAskingForm } from "./feeSettingProblem.ts";
import { FEE_TYPES } from "./FeeType.ts";

const text = { de: "x", en: "x" };
const fee = { legalBasis: text, range: { from: 1, to: 2 }, dependsOn: text, skipAllowed: false };
const everywhere = { authorityIds: "all" as const, professionIds: "all" as const, amount: 1 };

describe("the setting of a fee", () => {
  it("says for every type what that type needs, and nothing else", () => {
    expect(feeSettingProblem({ feeType: "FREE", feeAmount: null })).toBeUndefined();
    expect(feeSettingProblem({ feeType: "FIXED", feeAmount: 1, fee })).toBeUndefined();
    expect(feeSettingProblem({ feeType: "VARIABLE", feeAmount: null, fee })).toBeUndefined();
    expect(feeSettingProblem({ feeType: "VARIABLE_BY_FORM", feeAmount: null, fee })).toBeUndefined();
    for (const feeType of ["VARIABLE_BY_PROCESS", "VARIABLE_BY_PROCESS_AND_FORM"] as const)
      expect(
        feeSettingProblem({ feeType, feeAmount: null, fee, feesByProcess: [everywhere] }),
      ).toBeUndefined();
  });

  it("is refused without an amount, without a legal basis, and with what another type needs", () => {
    expect(feeSettingProblem({ feeType: "FIXED", feeAmount: null, fee })).toMatch("feeAmount");
    expect(feeSettingProblem({ feeType: "FREE", feeAmount: 0 })).toMatch("feeAmount");
    expect(feeSettingProblem({ feeType: "FIXED", feeAmount: 1 })).toMatch("legal basis");
    expect(feeSettingProblem({ feeType: "FREE", feeAmount: null, fee })).toMatch("legal basis");
    expect(feeSettingProblem({ feeType: "VARIABLE_BY_PROCESS", feeAmount: null, fee })).toMatch("by process");
  });

  it("leaves no authority or profession without a fee", () => {
    const feesByProcess = [{ ...everywhere, authorityIds: ["nw"] }];
    const offer = { feeType: "VARIABLE_BY_PROCESS" as const, feeAmount: null, fee, feesByProcess };
    expect(feeSettingProblem(offer)).toMatch("last entry");
  });

  it("requires the range of a fee by form and what it depends on", () => {
    const { range, ...without } = fee;
    expect(range).toBeDefined();
    const offer = { feeType: "VARIABLE_BY_FORM" as const, feeAmount: null, fee: without };
    expect(feeSettingProblem(offer)).toMatch("range and dependsOn");
  });
});

it("The offers that find their fee by a form are found by the form's id", () => {
  const offers = FEE_TYPES.flatMap((feeType) => [
    { offerId: feeType, fmsFormId: "f", feeType },
    { offerId: `${feeType}-elsewhere`, fmsFormId: "g", feeType },
  ]);
  expect(offersAskingForm(offers, "f")).toEqual(["VARIABLE_BY_FORM", "VARIABLE_BY_PROCESS_AND_FORM"]);
});
