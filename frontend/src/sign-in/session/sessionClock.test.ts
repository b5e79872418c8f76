import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type SessionClock, sessionClock, TICK_MILLISECONDS } from "./sessionClock.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A window with a clock of its own: each question moves the idle end, as the server does. */
function windowWithSession({ idle = 10 * MINUTE, whole = 8 * HOUR } = {}) {
  const notices: number[] = [];
  const asked: number[] = [];
  const calls = { refreshed: 0, ended: 0, notices, asked };
  let hidden = false;
  const sessionEnd = Date.now() + whole;
  const refresh = (): Promise<void> => {
    calls.refreshed += 1;
    clock.keep({ idleEnd: Math.min(Date.now() + idle, sessionEnd), sessionEnd });
    return Promise.resolve();
  };
  const clock: SessionClock = sessionClock({
    now: () => Date.now(),
    isHidden: () => hidden,
    refresh,
    refreshOlderThan: (milliseconds) => void calls.asked.push(milliseconds),
    end: () => void (calls.ended += 1),
    notice: (minutes) => void calls.notices.push(minutes),
  });
  let timer = setInterval(clock.tick, TICK_MILLISECONDS);
  clock.keep({ idleEnd: Math.min(Date.now() + idle, sessionEnd), sessionEnd });
  return {
    clock,
    calls,
    hide: () => (hidden = true),
    show: () => {
      hidden = false;
      clock.shown();
    },
    /** The device sleeps: no timer runs, the time goes on. */
    sleep: (milliseconds: number) => {
      clearInterval(timer);
      vi.setSystemTime(Date.now() + milliseconds);
      timer = setInterval(clock.tick, TICK_MILLISECONDS);
    },
  };
}

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

describe("a session in which nothing is done", () => {
  test("asks sixty seconds before its end and counts down", () => {
    const { clock } = windowWithSession();
    vi.advanceTimersByTime(9 * MINUTE - 1000);
    expect(clock.secondsLeft.now()).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(clock.secondsLeft.now()).toBe(60);
    vi.advanceTimersByTime(18_000);
    expect(clock.secondsLeft.now()).toBe(42);
  });

  test("goes on when it is extended, and the question is gone", async () => {
    const { clock, calls } = windowWithSession();
    vi.advanceTimersByTime(9 * MINUTE + 5000);
    clock.extend();
    await vi.advanceTimersByTimeAsync(0);
    expect(clock.secondsLeft.now()).toBeUndefined();
    vi.advanceTimersByTime(5 * MINUTE);
    expect(calls).toMatchObject({ refreshed: 1, ended: 0 });
  });

  test("ends once when the countdown ends", () => {
    const { clock, calls } = windowWithSession();
    vi.advanceTimersByTime(12 * MINUTE);
    expect(calls.ended).toBe(1);
    expect(clock.secondsLeft.now()).toBeUndefined();
  });

  test("is not asked about any more when another window went on", () => {
    const { clock } = windowWithSession();
    vi.advanceTimersByTime(9 * MINUTE + 5000);
    expect(clock.secondsLeft.now()).toBe(55);
    clock.keep({ idleEnd: Date.now() + 10 * MINUTE, sessionEnd: Date.now() + HOUR });
    expect(clock.secondsLeft.now()).toBeUndefined();
  });
});

describe("the end of a session whatever is done", () => {
  test("is announced once, five minutes before, with the minutes left", () => {
    const { calls } = windowWithSession({ idle: HOUR, whole: HOUR });
    vi.advanceTimersByTime(55 * MINUTE - 1000);
    expect(calls.notices).toEqual([]);
    vi.advanceTimersByTime(3 * MINUTE);
    expect(calls.notices).toEqual([5]);
  });

  test("comes without a question, because nothing can move it", () => {
    const { clock, calls } = windowWithSession({ idle: HOUR, whole: HOUR });
    vi.advanceTimersByTime(HOUR - 30_000);
    expect(clock.secondsLeft.now()).toBeUndefined();
    vi.advanceTimersByTime(30_000);
    expect(calls.ended).toBe(1);
  });

  test("names the minutes that are really left when the page was opened late", () => {
    const { calls } = windowWithSession({ idle: HOUR, whole: 2.5 * MINUTE });
    vi.advanceTimersByTime(1000);
    expect(calls.notices).toEqual([3]);
  });
});

describe("waking from sleep", () => {
  test("asks once who is there when the page is looked at again", async () => {
    const { calls, hide, show, sleep } = windowWithSession();
    hide();
    sleep(3 * MINUTE);
    await vi.advanceTimersByTimeAsync(3000);
    expect(calls.refreshed).toBe(0);
    show();
    show();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.refreshed).toBe(1);
  });

  test("does not count a page that was out of sight while the device was awake", async () => {
    const { calls, hide, show, sleep } = windowWithSession();
    hide();
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    show();
    expect(calls.refreshed).toBe(0);
    hide();
    sleep(3 * MINUTE);
    show();
    expect(calls.refreshed).toBe(1);
  });

  test("ends nothing for windows that went on meanwhile: who slept asks first", async () => {
    const { calls, hide, show, sleep } = windowWithSession();
    hide();
    sleep(HOUR);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.ended).toBe(0);
    show();
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toMatchObject({ refreshed: 1, ended: 0 });
  });

  test("in sight asks at once, too", async () => {
    const { calls, sleep } = windowWithSession();
    sleep(HOUR);
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toMatchObject({ refreshed: 1, ended: 0 });
  });
});

describe("calls and other pages", () => {
  test("keep the session going at most once a minute", () => {
    const { clock, calls } = windowWithSession();
    clock.active();
    expect(calls.asked).toEqual([MINUTE]);
  });

  test("change nothing while the question is asked, nor when nobody is there", () => {
    const { clock, calls } = windowWithSession();
    clock.active();
    vi.advanceTimersByTime(9 * MINUTE + 5000);
    clock.active();
    clock.keep(undefined);
    clock.active();
    expect(calls.asked).toEqual([MINUTE]);
  });
});
