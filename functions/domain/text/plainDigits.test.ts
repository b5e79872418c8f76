import { expect, it } from "vitest";
import { plainDigits } from "./plainDigits.ts";

/** All of them that this runtime's own tables know. */
const SYSTEMS = Intl.supportedValuesOf("numberingSystem").filter((system) => {
  const digits = Array.from(
    new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1234567890),
  );
  return digits.length === 10 && digits.every((digit) => /\p{Nd}/u.test(digit));
});

it("digits of every script are read as 0 to 9", () => {
  expect(SYSTEMS.length).toBeGreaterThan(50);
  for (const system of SYSTEMS) {
    const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1234567890);
    expect(plainDigits(written)).toBe("1234567890");
  }
});

it("what nobody sees goes from between them", () => {
  expect(plainDigits("\u200E14\u200E.\u061C3")).toBe("14.3");
});

it("everything else stays as it is", () => {
  expect(plainDigits("Straße 12½, IV, ²")).toBe("Straße 12½, IV, ²");
  expect(plainDigits("+٢١٦ ٧١ ٠٠٠ ٠٠٠")).toBe("+216 71 000 000");
});
