import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { InputComponent } from "#forms/CompiledForm.ts";
import { fromNumber, readNumber } from "./numberText.ts";

const number: InputComponent = { kind: "input", type: "number", key: "n", path: "n", label: "N" };
const currency: InputComponent = { ...number, type: "currency", settings: { decimals: 2 } };

describe("numbers as people write them", () => {
  it.each([
    ["1234,5", 1234.5],
    ["1.234,5", 1234.5],
    ["12.5", 12.5],
    ["1 234,50", 1234.5],
    ["-3", -3],
    ["−3,5", -3.5],
    ["1,234.5", 1234.5],
    ["1.234.567", 1234567],
    ["1,5", 1.5],
    ["1234.5", 1234.5],
    ["\u200e1234\u202c", 1234],
    ["\u061C12\u200C34\u200D", 1234],
    ["١٢٫٥", 12.5],
    ["१२३४", 1234],
  ])("reads %s alike, whatever the language of the page", (text, value) => {
    expect(readNumber(text, number)).toEqual({ value });
  });

  it.each(["1,234", "1.234", "-1.000"])("does not guess whether %s has a decimal sign", (text) => {
    expect(readNumber(text, number)).toBe("unclear");
  });

  it("reads thousands where there cannot be three decimal places", () => {
    expect(readNumber("1,000", { settings: { decimals: 0 } })).toEqual({ value: 1000 });
    expect(readNumber("1.200", currency)).toEqual({ value: 1200 });
  });

  it.each(["", "-", "zwölf", "1,2,3", "12 Jahre", "1e3"])("does not guess what %s means", (text) => {
    expect(readNumber(text, number)).toBe("none");
  });

  it.each([
    ["40 Stunden", "hours", 40],
    ["38,5 Std.", "hours", 38.5],
    ["40 h pro Woche", "hours", 40],
    ["36 Monate", "months", 36],
    ["3 Jahre", "months", 36],
    ["3,5 years", "months", 42],
    ["3 Jahre 6 Monate", "months", 42],
    ["1 year and 2 months", "months", 14],
  ] as const)("reads %s where %s are counted", (text, unit, value) => {
    expect(readNumber(text, { settings: { unit } })).toEqual({ value });
  });

  it("shows money with both decimals and thousands set apart", () => {
    expect(fromNumber(1234.5, { locale: "de", field: currency })).toBe("1.234,50");
    expect(fromNumber(1200, { locale: "de", field: currency })).toBe("1.200");
    expect(fromNumber(1234.5, { locale: "de", field: number })).toBe("1234,5");
  });

  it("reads what it shows, in both languages", () => {
    const value = fc
      .double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })
      .map((n) => Number(n.toFixed(2)) + 0);
    fc.assert(
      fc.property(value, fc.constantFrom("de" as const, "en" as const), (n, locale) => {
        expect(readNumber(fromNumber(n, { locale, field: number }), number)).toEqual({ value: n });
      }),
    );
  });
});
