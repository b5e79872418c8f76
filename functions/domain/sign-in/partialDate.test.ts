import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partialDate } from "./vouchedPerson.ts";

const two = (number: number): string => String(number).padStart(2, "0");
const days = fc
  .date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("a day as providers write it", () => {
  it("is the same day in every way of writing it", () => {
    fc.assert(
      fc.property(days, (iso) => {
        const [year = "", month = "", day = ""] = iso.split("-");
        for (const text of [iso, `${year}${month}${day}`, `${day}.${month}.${year}`, ` ${iso} `])
          expect(partialDate(text)).toBe(iso);
      }),
    );
  });

  it("keeps what is known of it, however the rest is said to be unknown", () => {
    fc.assert(
      fc.property(days, fc.constantFrom("00", "XX", "xx", "  "), (iso, unknown) => {
        const [year = "", month = ""] = iso.split("-");
        for (const text of [
          `${year}-${month}-${unknown}`,
          `${year}${month}${unknown}`,
          `${year}-${month}`,
          `${month}.${year}`,
        ])
          expect(partialDate(text)).toBe(`${year}-${month}`);
        for (const text of [
          `${year}-${unknown}-${unknown}`,
          `${year}${unknown}${unknown}`,
          `${year}-${unknown}`,
          year,
        ])
          expect(partialDate(text)).toBe(year);
        // A day of an unknown month, and a day without a year, say nothing.
        for (const text of [`${year}-${unknown}-14`, `0000-${month}-14`, `XXXX-${month}-14`, `${month}-14`])
          expect(partialDate(text)).toBeUndefined();
      }),
    );
    expect([partialDate("00.12.1984"), partialDate("XX.XX.1984")]).toEqual(["1984-12", "1984"]);
  });

  it("is never a day that does not exist, whatever is written", () => {
    // About every second is a day: were nearly none, a run would judge nothing.
    const parts = fc.tuple(fc.nat(9999), fc.nat(14), fc.nat(40)).map(([year, month, day]) => {
      return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
    });
    fc.assert(
      fc.property(fc.oneof(parts, fc.string(), fc.stringMatching(/^[\dX .-]{0,12}$/)), (text) => {
        const date = partialDate(text);
        if (date === undefined) return;
        expect(date).toMatch(/^[1-9]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/);
        expect(partialDate(date)).toBe(date);
        if (date.length === 10) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      }),
    );
  });
});
