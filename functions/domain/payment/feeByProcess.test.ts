import { describe, expect, it } from "vitest";
import { feeByProcess } from "./feeSettingProblem.ts";

describe("the fee by authority and profession", () => {
  it("is that of the first entry that names both", () => {
    const entries = [
      { authorityIds: ["nw"], professionIds: ["arzt"], amount: 1 },
      { authorityIds: "all" as const, professionIds: ["arzt"], amount: 2 },
      { authorityIds: ["nw"], professionIds: "all" as const, amount: 3 },
    ];
    const at = (authorityId: string, professionId: string): number | undefined =>
      feeByProcess(entries, { authorityId, professionId });
    expect([at("nw", "arzt"), at("he", "arzt"), at("nw", "logopaede")]).toEqual([1, 2, 3]);
    expect(at("he", "logopaede")).toBeUndefined();
  });
});
