import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatClock, toTime } from "./timeText.ts";

describe("times as people write them", () => {
  it.each([
    ["9:30", 9, 30],
    ["09.30", 9, 30],
    ["0930", 9, 30],
    ["\u200E٩:٣٠\u200F", 9, 30],
    ["9", 9, 0],
    ["14:05 Uhr", 14, 5],
    ["2:30 pm", 14, 30],
    ["12:15 am", 0, 15],
    ["08:00:00", 8, 0],
  ])("reads %s", (text, hours, minutes) => {
    expect(toTime(text)).toEqual({ hours, minutes });
  });

  it.each(["", "24:00", "9:75", "13:00 pm", "mittags"])("does not guess what %s means", (text) => {
    expect(toTime(text)).toBeUndefined();
  });

  it("keeps times as the definition says", () => {
    expect(formatClock({ hours: 14, minutes: 5 }, "HH:mm:ss")).toBe("14:05:00");
    expect(formatClock({ hours: 0, minutes: 5 }, "h:mm A")).toBe("12:05 AM");
  });

  it("reads what it shows", () => {
    const time = fc.record({
      hours: fc.integer({ min: 0, max: 23 }),
      minutes: fc.integer({ min: 0, max: 59 }),
    });
    fc.assert(
      fc.property(time, fc.constantFrom("HH:mm", "HH:mm:ss", "h:mm A"), (given, format) => {
        expect(toTime(formatClock(given, format))).toEqual(given);
      }),
    );
  });
});
