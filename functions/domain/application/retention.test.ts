import { describe, expect, it } from "vitest";
import {
  DRAFT_LONGEST_DAYS,
  draftAvailableUntil,
  FILES_BACKSTOP_DAYS,
  OPEN_PAYMENT_MOST_DAYS,
  releasedAvailableUntil,
} from "./retention.ts";

const DAY_MILLISECONDS = 86_400_000;
const createdAt = "2026-01-01T10:00:00.000Z";
const after = (days: number): Date => new Date(Date.parse(createdAt) + days * DAY_MILLISECONDS);

describe("a draft", () => {
  it("stays for a day after each change, until its longest", () => {
    expect(draftAvailableUntil({ createdAt }, after(3))).toEqual(after(4));
    expect(draftAvailableUntil({ createdAt }, after(DRAFT_LONGEST_DAYS - 0.5))).toEqual(
      after(DRAFT_LONGEST_DAYS),
    );
  });

  it("ends before storage would delete its files, whatever payments hold it", () => {
    let until = draftAvailableUntil({ createdAt }, after(DRAFT_LONGEST_DAYS));
    // Payments are begun in its last moment, and come to nothing.
    for (let payments = 0; payments < 10; payments += 1) {
      const released = new Date(until.getTime() + OPEN_PAYMENT_MOST_DAYS * DAY_MILLISECONDS);
      const next = releasedAvailableUntil({ createdAt, transient: false }, released);
      if (next <= released) break;
      until = next;
    }
    const longest = new Date(until.getTime() + OPEN_PAYMENT_MOST_DAYS * DAY_MILLISECONDS);
    expect(longest < after(FILES_BACKSTOP_DAYS)).toBe(true);
  });
});
