import { describe, expect, it } from "vitest";
import { nextDeliveryCheck } from "./deliveryChecks.ts";

const DAY = 86_400_000;

describe("the schedule of delivery checks", () => {
  it("goes on at growing intervals until day 21 and then ends", () => {
    const submittedAt = new Date("2026-11-21T12:00:00Z");
    const checkDays: number[] = [];
    let now = submittedAt;
    for (let checks = 0; ; checks += 1) {
      const next = nextDeliveryCheck(checks, { submittedAt, now });
      if (next === undefined) break;
      expect(next.getTime()).toBeGreaterThan(now.getTime());
      now = next;
      checkDays.push((now.getTime() - submittedAt.getTime()) / DAY);
    }
    expect(checkDays[0]).toBeLessThan(2 / 1440);
    expect(checkDays.some((day) => day > 14 && day < 15)).toBe(true);
    expect(checkDays.at(-1)).toBeGreaterThan(20);
    expect(checkDays.at(-1)).toBeLessThanOrEqual(21);
    expect(checkDays.length).toBeLessThan(60);
  });
});
