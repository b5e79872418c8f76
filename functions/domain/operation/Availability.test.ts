import { describe, expect, it } from "vitest";
import { ALL_OPEN, hasNews, noticeAt } from "./Availability.ts";

const NOTICE = { text: { de: "Wartung am Abend.", en: "Maintenance tonight." } };
const UNTIL = "2026-03-01T20:00:00.000Z";
const BEFORE = new Date("2026-03-01T19:59:59.999Z");

describe("what an operator announces", () => {
  it("is said for good without an end, and until its end with one", () => {
    expect(noticeAt({ ...ALL_OPEN, notice: NOTICE }, BEFORE)).toBe(NOTICE);
    const ending = { ...NOTICE, until: UNTIL };
    expect(noticeAt({ ...ALL_OPEN, notice: ending }, BEFORE)).toBe(ending);
    expect(noticeAt({ ...ALL_OPEN, notice: ending }, new Date(UNTIL))).toBeUndefined();
  });

  it("is announced on pages, and so is a read-only portal, but not a closed service", () => {
    expect(hasNews(ALL_OPEN, BEFORE)).toBe(false);
    expect(hasNews({ ...ALL_OPEN, closedServices: ["99150001000000"] }, BEFORE)).toBe(false);
    expect(hasNews({ ...ALL_OPEN, readOnly: true }, BEFORE)).toBe(true);
    expect(hasNews({ ...ALL_OPEN, notice: NOTICE }, BEFORE)).toBe(true);
  });
});
