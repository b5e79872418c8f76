import { describe, expect, it, vi } from "vitest";
import { addressLines, capitalised, formatDate, formatMonth, formatNear, formatSent } from "./format.ts";
import { formatSize } from "./formatMeasures.ts";

describe("sizes and times", () => {
  it("writes a size in the language of the page", () => {
    expect(formatSize(29_500_000, "en")).toBe("29.5\u00a0MB");
  });

  it("says yesterday, today and tomorrow as they stand in a sentence, and dates beyond", () => {
    vi.stubEnv("TZ", "Europe/Berlin");
    const now = new Date(2026, 10, 20, 23, 30).getTime();
    const at = (day: number, hour: number): string => new Date(2026, 10, day, hour, 32).toISOString();
    expect(formatNear(at(20, 14), { locale: "de", now })).toBe("heute, 14:32\u00a0Uhr");
    expect(formatNear(at(21, 14), { locale: "de", now })).toBe("morgen, 14:32\u00a0Uhr");
    expect(formatNear(at(19, 9), { locale: "en", now })).toBe("yesterday, 09:32");
    expect(formatNear(at(25, 14), { locale: "de", now })).toBe("25. November 2026, 14:32\u00a0Uhr");
  });

  it.each([
    ["America/Los_Angeles", "heute, 06:32\u00a0Uhr GMT-8", "today, 06:32 GMT-8"],
    ["Africa/Tunis", "heute, 15:32\u00a0Uhr", "today, 15:32"],
    ["Asia/Kolkata", "heute, 20:02\u00a0Uhr GMT+5:30", "today, 20:02 GMT+5:30"],
  ])("names the zone where the clock is not that of Germany: %s", (zone, de, en) => {
    vi.stubEnv("TZ", zone);
    const use = { now: Date.parse("2026-11-20T14:40:00.000Z") };
    expect(formatNear("2026-11-20T14:32:00.000Z", { ...use, locale: "de" })).toBe(de);
    expect(formatNear("2026-11-20T14:32:00.000Z", { ...use, locale: "en" })).toBe(en);
  });

  it("says when something was sent by the clock and with the zone of the documents", () => {
    expect(formatSent("2026-11-20T23:46:00.000Z", "de")).toBe("21. November 2026, 00:46\u00a0Uhr MEZ");
    expect(formatSent("2026-07-20T12:00:00.000Z", "de")).toBe("20. Juli 2026, 14:00\u00a0Uhr MESZ");
    expect(formatSent("2026-07-20T12:00:00.000Z", "en")).toBe("20 July 2026, 14:00 CEST");
  });

  it("begins with a capital letter where it stands alone", () => {
    expect(capitalised("übermorgen, 14:32\u00a0Uhr")).toBe("Übermorgen, 14:32\u00a0Uhr");
    expect(capitalised("25. November 2026")).toBe("25. November 2026");
  });

  it.each(["America/Los_Angeles", "Europe/Berlin", "Pacific/Auckland"])(
    "names a day without a time alike wherever it is read: %s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      expect(formatDate("1991-03-14", "de")).toBe("14. März 1991");
      expect(formatMonth("2014-06-01", "en")).toBe("June 2014");
    },
  );

  it("names the day of a moment where the person is", () => {
    vi.stubEnv("TZ", "America/Los_Angeles");
    expect(formatDate("2026-11-21T02:00:00.000Z", "de")).toBe("20. November 2026");
  });
});

const NOTHING = { postbox: "", street: "", streetNumber: "", postalCode: "", city: "" };

it("a postal code stays in one line with its town, also where both are written into the post box", () => {
  expect(
    addressLines({ ...NOTHING, street: "Musterstraße", streetNumber: "1", postalCode: "12345", city: "Ort" }),
  ).toEqual(["Musterstraße 1", "12345\u00a0Ort"]);
  expect(addressLines({ ...NOTHING, postbox: "Bezirksregierung, 48128 Münster", city: "Münster" })).toEqual([
    "Bezirksregierung, 48128\u00a0Münster",
  ]);
});
