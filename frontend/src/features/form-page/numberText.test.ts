import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { InputComponent } from "../../../../functions/forms/CompiledForm.ts";
import { fromNumber, toNumber } from "./numberText.ts";

const number: InputComponent = { kind: "input", type: "number", key: "n", path: "n", label: "N" };
const currency: InputComponent = { ...number, type: "currency", settings: { decimals: 2 } };

describe("numbers as people write them", () => {
  it.each([
    ["1234,5", 1234.5],
    ["1.234,5", 1234.5],
    ["1.234", 1234],
    ["12.5", 12.5],
    ["1 234,50", 1234.5],
    ["-3", -3],
    ["−3,5", -3.5],
    ["1,234.5", 1234.5],
  ])("reads %s in German", (text, value) => {
    expect(toNumber(text, "de")).toBe(value);
  });

  it.each([
    ["1,234", 1234],
    ["1,5", 1.5],
    ["1234.5", 1234.5],
  ])("reads %s in English", (text, value) => {
    expect(toNumber(text, "en")).toBe(value);
  });

  it.each(["", "-", "zwölf", "1,2,3", "12 Jahre", "1e3"])("does not guess what %s means", (text) => {
    expect(toNumber(text, "de")).toBeUndefined();
  });

  it("shows money with both decimals and thousands set apart", () => {
    expect(fromNumber(1234.5, { locale: "de", field: currency })).toBe("1.234,50");
    expect(fromNumber(1200, { locale: "de", field: currency })).toBe("1.200");
    expect(fromNumber(1234.5, { locale: "de", field: number })).toBe("1234,5");
  });

  it("reads what it shows, in both languages", () => {
    const value = fc
      .double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })
      .map((n) => Number(n.toFixed(3)));
    fc.assert(
      fc.property(value, fc.constantFrom("de" as const, "en" as const), (n, locale) => {
        expect(toNumber(fromNumber(n, { locale, field: number }), locale)).toBeCloseTo(n, 6);
      }),
    );
  });
});
