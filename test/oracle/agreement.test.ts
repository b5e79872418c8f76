import { describe, expect, it } from "vitest";
import { agreementOn } from "../foreign-forms/countAgreement.ts";

const name = { type: "textfield", key: "name", label: "Name", input: true, validate: { required: true } };

describe("the agreement with Form.io on a foreign form", () => {
  it("is whole where every answer means the same", () => {
    expect(agreementOn({ components: [name] }, "plain.json")).toEqual({
      pairs: 20,
      agreed: 20,
      thrown: 0,
      kinds: [],
    });
  });

  it("names what is different, and an example", () => {
    const double = { ...name, key: "double", label: "Double", calculateValue: "value = data.none * 2" };
    const { pairs, agreed, kinds } = agreementOn({ components: [name, double] }, "odd.json");
    expect(pairs - agreed).toBeGreaterThan(0);
    expect(kinds).toContainEqual({ kind: "answer only in Form.io (textfield)", example: "odd.json double" });
  });
});
