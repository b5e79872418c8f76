import { describe, expect, it } from "vitest";
import { bundleForms } from "../import/bundleForms.ts";
import { fieldsOf } from "../fieldsOf.ts";

describe.each(["de", "en"] as const)("what the forms have people say (%s)", (locale) => {
  const fields = Object.values(bundleForms())
    .flatMap((form) => form[locale].pages)
    .flatMap((page) => fieldsOf(page));

  it("is never a tick without which nobody goes on: what is declared stands in the review, after what was answered", () => {
    const ticks = fields.filter(({ field }) => field.type === "checkbox");
    expect(ticks.length).toBeGreaterThan(10);
    expect(ticks.filter(({ field }) => field.rules !== undefined).map(({ field }) => field.key)).toEqual([]);
  });

  it("is not said once more by a tick: none stands alone behind a no", () => {
    const groups = new Map<string, string[]>();
    for (const { field, conditions } of fields) {
      const found = JSON.stringify(conditions).matchAll(/"path":"([^"]+)"\},\{"op":"is","value":"no"\}/g);
      const denied = Array.from(found, ([, path = ""]) => path).join(" ");
      if (denied !== "") groups.set(denied, [...(groups.get(denied) ?? []), field.type]);
    }
    expect(groups.size).toBeGreaterThan(2);
    const alone = [...groups].filter(([, types]) => types.every((type) => type === "checkbox"));
    expect(alone).toEqual([]);
  });
});
