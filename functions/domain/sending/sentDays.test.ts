import { expect, it } from "vitest";
import { dayOf, daysOf, daysUntil } from "./sentDays.ts";

it("An application is found under the day of UTC on which it was sent", () => {
  expect(dayOf("2026-10-31T23:59:59.999Z")).toBe("2026-10-31");
});

it("A month has all of its days, also in leap years", () => {
  expect(daysOf("2028-02")).toHaveLength(29);
  expect([daysOf("2026-12")[0], daysOf("2026-12").at(-1)]).toEqual(["2026-12-01", "2026-12-31"]);
});

it("Days up to another go back over months and years", () => {
  expect(daysUntil(new Date("2027-01-01T10:00:00.000Z"), 3)).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
  ]);
});
