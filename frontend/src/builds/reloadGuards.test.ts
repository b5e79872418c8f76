import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadOnce } from "./reloadGuards.ts";

const reload = vi.fn();
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  reload.mockReset();
});

it("reloads once in ten seconds, whatever asks for it", () => {
  expect([reloadOnce(), reloadOnce(), reloadOnce("build-1")]).toEqual([true, false, false]);
  vi.advanceTimersByTime(9999);
  expect(reloadOnce()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("reloads no second time for a reason that the first did not heal, however long ago", () => {
  expect(reloadOnce("build-1")).toBe(true);
  vi.advanceTimersByTime(3_600_000);
  expect(reloadOnce("build-1")).toBe(false);
  expect(reloadOnce("build-2")).toBe(true);
});

it("reloads when the clock was set back since", () => {
  expect(reloadOnce()).toBe(true);
  vi.setSystemTime(Date.now() - 86_400_000);
  expect(reloadOnce()).toBe(true);
});

it("does not reload where nothing can be remembered, because that would have no end", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
