import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimByLock, claimWindowName } from "./claimWindowName.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What comes of it, after all the time that it takes. */
async function outcomeOf<Value>(begun: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync();
  return begun;
}

/** A browser with its windows: names that are taken, and what a tab keeps over a reload. */
function browser() {
  const taken = new Set<string>();
  let made = 0;
  const open = (kept: Map<string, string>): Promise<string> => {
    const named = claimWindowName({
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
      },
      claim: (name) => {
        if (taken.has(name)) return Promise.resolve(false);
        taken.add(name);
        return Promise.resolve(true);
      },
      newName: () => `window-${(made += 1).toString()}`,
    });
    return outcomeOf(named);
  };
  return { open, close: (name: string) => taken.delete(name) };
}

test("a window keeps its name over a reload", async () => {
  const { open, close } = browser();
  const tab = new Map<string, string>();
  const name = await open(tab);
  close(name);
  expect(await open(tab)).toBe(name);
});

test("a window keeps its name where the page before it gives it free late", async () => {
  const { open, close } = browser();
  const tab = new Map<string, string>();
  const name = await open(tab);
  setTimeout(() => close(name), 700);
  expect(await open(tab)).toBe(name);
});

test("a window keeps its name however long its browser takes to answer", async () => {
  const request = (...[, { signal }, granted]: [string, LockOptions, (lock: object) => unknown]) =>
    new Promise((...[, refuse]) => {
      signal?.addEventListener("abort", refuse);
      setTimeout(() => granted({}), 60_000);
    });
  vi.stubGlobal("navigator", { locks: { request } });
  expect(await outcomeOf(claimByLock("window-1"))).toBe(true);
});

test("a duplicated tab gets a name of its own, and keeps it", async () => {
  const { open, close } = browser();
  const tab = new Map<string, string>();
  const first = await open(tab);
  const copy = new Map(tab);
  const second = await open(copy);
  expect(second).not.toBe(first);
  close(second);
  expect(await open(copy)).toBe(second);
});

test("what else stands in the storage is no name", async () => {
  const { open } = browser();
  expect(await open(new Map([["window", "x\r\nX-Evil: 1"]]))).toBe("window-1");
});

test("without storage there is a name all the same", async () => {
  const refuse = (): never => {
    throw new Error("storage is switched off");
  };
  const name = await claimWindowName({
    storage: { getItem: refuse, setItem: refuse },
    claim: () => Promise.resolve(true),
    newName: () => "window-1",
  });
  expect(name).toBe("window-1");
});
