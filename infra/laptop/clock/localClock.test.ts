import { afterEach, describe, expect, it } from "vitest";
import { createLocalClock, installShiftedDate } from "./localClock.ts";

let restore: (() => void) | undefined;
afterEach(() => restore?.());

describe("the movable clock", () => {
  it("moves every way of asking for the time", async () => {
    const clock = createLocalClock();
    restore = installShiftedDate(clock.offsetMilliseconds);
    const before = Date.now();
    await clock.advance(86_400_000);
    const moved = before + 86_400_000;
    expect(Date.now()).toBeGreaterThanOrEqual(moved);
    expect(new Date().getTime()).toBeGreaterThanOrEqual(moved);
    expect(clock.now()).toBeGreaterThanOrEqual(moved);
  });

  it("leaves given times and the identity of Date alone", async () => {
    const clock = createLocalClock();
    restore = installShiftedDate(clock.offsetMilliseconds);
    await clock.advance(60_000);
    expect(new Date(0).toISOString()).toBe("1970-01-01T00:00:00.000Z");
    expect(new Date(2026, 0, 31) instanceof Date).toBe(true);
    expect(Date.UTC(2026, 0)).toBe(1_767_225_600_000);
    class Own extends Date {}
    expect(new Own(5) instanceof Own).toBe(true);
  });

  it("tells its listeners before a move counts as done", async () => {
    const clock = createLocalClock();
    const offsets: number[] = [];
    clock.onMove(async (offset) => {
      await Promise.resolve();
      offsets.push(offset);
    });
    await clock.advance(1000);
    await clock.advance(500);
    expect(offsets).toEqual([1000, 1500]);
  });
});
