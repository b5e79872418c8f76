import { describe, expect, it } from "vitest";
import { formatNear, formatSize } from "./format.ts";

describe("sizes and times", () => {
  it("counts a megabyte as a million bytes", () => {
    expect(formatSize(15_500_000, "de")).toBe("15,5 MB");
    expect(formatSize(29_000_000, "en")).toBe("29 MB");
    expect(formatSize(48_200, "de")).toBe("49 kB");
    expect(formatSize(0, "de")).toBe("0 kB");
    expect(formatSize(3, "de")).toBe("1 kB");
  });

  it("says yesterday, today and tomorrow, and dates beyond", () => {
    const now = new Date(2026, 10, 20, 23, 30);
    const at = (day: number, hour: number): string => new Date(2026, 10, day, hour, 32).toISOString();
    expect(formatNear(at(20, 14), { locale: "de", now })).toBe("Heute, 14:32 Uhr");
    expect(formatNear(at(21, 14), { locale: "de", now })).toBe("Morgen, 14:32 Uhr");
    expect(formatNear(at(19, 9), { locale: "en", now })).toBe("Yesterday, 09:32");
    expect(formatNear(at(25, 14), { locale: "de", now })).toBe("25. November 2026, 14:32 Uhr");
  });
});
