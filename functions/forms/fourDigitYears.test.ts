import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileForm } from "./import/formio/compileForm.ts";
import type { CompiledForm } from "./CompiledForm.ts";
import recognition from "./definitions/recognition.json" with { type: "json" };
import { evaluateForm } from "./evaluateForm.ts";
import { dayOfIso } from "./answers/dayValue.ts";

const NOW = "2026-11-25T12:00:00.000Z";
const ASKS = {
  de: "Geben Sie das Jahr mit vier Ziffern an, zum Beispiel 1991.",
  en: "Enter the year with four digits, for example 1991.",
};

function compiled(components: readonly object[], locale: "de" | "en" = "de"): CompiledForm {
  const form = compileForm({ components }, { locale, version: "1" });
  if (!form.ok) throw new Error(JSON.stringify(form.failure));
  return form.value;
}

const aDay = (more: object): object => ({ type: "day", key: "day", label: "Tag", input: true, ...more });
const messagesOf = (form: CompiledForm, day: string): readonly string[] =>
  evaluateForm(form, { data: { day }, now: NOW }).errors.map(({ message }) => message);

/** Every field for a day of the portal's own form, wherever it stands. */
function dayFields(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(dayFields);
  return "type" in value && value.type === "day" ? [value, ...inside] : inside;
}

describe("the year of a day", () => {
  it.each(["de", "en"] as const)("asks for four digits where it has fewer (%s)", (locale) => {
    const form = compiled([aDay({ fields: { day: {}, month: {}, year: {} } })], locale);
    expect(messagesOf(form, "03/14/0091")[0]).toBe(ASKS[locale]);
    expect(messagesOf(form, "03/14/19911")[0]).toBe(ASKS[locale]);
    expect(messagesOf(form, "03/14/1991")).toEqual([]);
  });

  it("may be left open where a part is not given", () => {
    const form = compiled([aDay({ fields: { day: {}, month: {}, year: {} } })]);
    expect(messagesOf(form, "00/00/0000")).toEqual([]);
    expect(messagesOf(form, "03/14/0000")).toEqual([]);
    expect(messagesOf(form, "00/00/1991")).toEqual([]);
  });

  it("has four digits in every field of the portal's form, with or without a day", () => {
    const fields = dayFields(recognition);
    expect(fields.length).toBeGreaterThan(5);
    const asked = fields.map((field) => ({ ...field, key: "day", conditional: undefined, logic: undefined }));
    fc.assert(
      fc.property(fc.constantFrom(...asked), fc.integer({ min: 1, max: 999 }), (field, year) => {
        const form = compiled([{ ...field, validate: {} }]);
        const text = year.toString().padStart(4, "0");
        const hidden = JSON.stringify(field).includes('"hide":true');
        expect(messagesOf(form, hidden ? `03/${text}` : `03/14/${text}`)).toContain(ASKS.de);
      }),
      { numRuns: 60 },
    );
  });

  it("is judged in forms that were compiled before there was a rule for it", () => {
    const form = compiled([aDay({ fields: { day: {}, month: {}, year: {} } })]);
    const pages = form.pages.map((page) => ({
      ...page,
      components: page.components.map((component) =>
        component.kind === "input"
          ? { ...component, rules: (component.rules ?? []).filter(({ rule }) => rule !== "year") }
          : component,
      ),
    }));
    expect(messagesOf({ ...form, pages }, "03/14/0091")).toHaveLength(1);
  });

  it("is compared with bounds as it is kept", () => {
    const form = compiled([aDay({ fields: { day: {}, month: {}, year: {} }, minDate: "1900-01-01" })]);
    expect(
      evaluateForm(form, { data: { day: "03/14/0091" }, now: NOW }).errors.map(({ rule }) => rule),
    ).toContain("minDate");
  });

  it("has four digits when an account tells it", () => {
    expect(dayOfIso("0091-03-14")).toBeUndefined();
    expect(dayOfIso("1991-03-14")).toBe("03/14/1991");
  });

  it("has four digits in a date with a time", () => {
    const form = compiled([{ type: "datetime", key: "day", label: "Am", input: true }]);
    expect(messagesOf(form, "0091-03-14T10:00:00+01:00")).toHaveLength(1);
    expect(messagesOf(form, "1991-03-14T10:00:00+01:00")).toEqual([]);
  });
});
