import { describe, expect, it } from "vitest";
import { benchDefinition } from "../../../test/bench/form/benchDefinition.ts";
import { compileForm } from "./compileForm.ts";

function groups(...components: readonly object[]): readonly string[] | undefined {
  const form = compileForm({ components }, { locale: "de", version: "1" });
  if (!form.ok) throw new Error(JSON.stringify(form.failure));
  return form.value.groups;
}

const text = { type: "textfield", key: "t", input: true };

describe("what of the engine a form loads", () => {
  it("is its core alone for plain fields, conditions and arithmetic", () => {
    expect(groups(text, { ...text, key: "u", customConditional: "show = data.t === 'x'" })).toBeUndefined();
    expect(groups({ ...text, type: "datetime", key: "d", enableTime: false })).toBeUndefined();
  });

  it("is what its types of fields, rules and calculations need, also those that logic puts in place", () => {
    expect(groups({ ...text, type: "day", fields: { day: {}, month: {}, year: {} } })).toEqual(["dates"]);
    expect(groups(text, { ...text, key: "u", calculateValue: "value = moment(data.t).year()" })).toEqual([
      "dates",
    ]);
    expect(groups({ ...text, type: "url" })).toEqual(["values"]);
    expect(groups(text, { ...text, key: "u", calculateValue: "value = data.t.trim()" })).toEqual(["values"]);
    expect(groups({ ...text, validate: { custom: "valid = [1].some((n) => n > 0)" } })).toEqual(["values"]);
    const logic = [
      {
        trigger: { type: "simple", simple: { show: true, when: "t", eq: "x" } },
        actions: [
          { type: "mergeComponentSchema", schemaDefinition: "schema = { validate: { minWords: 2 } };" },
        ],
      },
    ];
    expect(groups(text, { ...text, key: "u", logic })).toEqual(["logic", "values"]);
  });

  it("is its core alone for the form that is measured", () => {
    const form = compileForm(benchDefinition().definition, { locale: "de", version: "1" });
    expect(form).toMatchObject({ ok: true });
    expect(form.ok && form.value.groups).toBeUndefined();
  });
});
