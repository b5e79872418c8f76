import { describe, expect, it } from "vitest";
import { fromMoment, toMoment } from "./momentText.ts";

const both = { withoutDate: false, withoutTime: false, clock: "HH:mm" };
const texts = { day: "5", month: "3", year: "2026", time: "9.30" };

describe("a date with a time", () => {
  it("is kept as an instant with the offset of the person's time", () => {
    const kept = toMoment(texts, both) ?? "";
    expect(kept).toMatch(/^2026-03-05T09:30:00[+-]\d{2}:\d{2}$/);
    expect(new Date(kept).getTime()).toBe(new Date(2026, 2, 5, 9, 30).getTime());
    expect(fromMoment(kept, both)).toEqual({ ...texts, time: "09:30" });
  });

  it("is read with the digits of another keyboard, whatever unseen signs come along", () => {
    const given = { day: "\u200E٥", month: "٣\u200E", year: "٢٠٢٦", time: "\u200E٩.٣٠" };
    expect(toMoment(given, both)).toBe(toMoment(texts, both));
  });

  it("may have no time or no date", () => {
    expect(toMoment({ ...texts, time: "" }, { ...both, withoutTime: true })).toMatch(/^2026-03-05T00:00:00/);
    expect(toMoment({ day: "", month: "", year: "", time: "8" }, { ...both, withoutDate: true })).toMatch(
      /T08:00:00/,
    );
  });

  it("is nothing when a part is missing or the day does not exist", () => {
    expect(toMoment({ ...texts, time: "" }, both)).toBeUndefined();
    expect(toMoment({ ...texts, day: "31", month: "2" }, both)).toBeUndefined();
    expect(toMoment({ ...texts, year: "26" }, both)).toBeUndefined();
    expect(fromMoment("no date", both).day).toBe("");
  });
});
