import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { goOnLater, pauseBeforeTry } from "./goOnLater.ts";

describe("an interrupted upload", () => {
  const page = new EventTarget();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", page);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("goes on after the pause, once", () => {
    const run = vi.fn();
    goOnLater(run, 2000);
    vi.advanceTimersByTime(1999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    page.dispatchEvent(new Event("online"));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("goes on at once when the device has a connection again", () => {
    const run = vi.fn();
    goOnLater(run, 60_000);
    page.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("does not go on once it is taken away", () => {
    const [kept, taken] = [vi.fn(), vi.fn()];
    for (const [run, stop] of [
      [kept, false],
      [taken, true],
    ] as const) {
      const takeAway = goOnLater(run, 2000);
      if (stop) takeAway();
    }
    page.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(2000);
    expect(kept).toHaveBeenCalledTimes(1);
    expect(taken).not.toHaveBeenCalled();
  });

  it("waits longer after each try in vain, between one second and one minute", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (inVain, random) => {
          const pause = pauseBeforeTry(inVain, random);
          expect(pause).toBeGreaterThanOrEqual(1000);
          expect(pause).toBeLessThanOrEqual(60_000);
          expect(pauseBeforeTry(inVain + 1, random)).toBeGreaterThanOrEqual(pause);
        },
      ),
    );
  });
});
