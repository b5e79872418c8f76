import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pollPayment } from "./pollPayment.ts";

const HOUR = 3_600_000;
let questions = 0;
let hidden = false;
const ask = (): Promise<void> => {
  questions += 1;
  return Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  questions = 0;
  hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
});

describe("asking for a payment that is open", () => {
  it("begins at once and becomes rarer", async () => {
    pollPayment(ask, () => hidden);
    expect(questions).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    const early = questions;
    expect(early).toBeGreaterThan(2);
    await vi.advanceTimersByTimeAsync(120_000);
    const before = questions;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(questions - before).toBeLessThan(early);
  });

  it("ends by itself, and begins anew when the window is looked at again", async () => {
    const asking = pollPayment(ask, () => hidden);
    await vi.advanceTimersByTimeAsync(HOUR);
    const most = questions;
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(questions).toBe(most);
    asking.shown();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(questions).toBeGreaterThan(most + 1);
  });

  it("is silent while nobody sees the window, and after it was stopped", async () => {
    const asking = pollPayment(ask, () => hidden);
    hidden = true;
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(questions).toBe(1);
    hidden = false;
    asking.shown();
    expect(questions).toBe(2);
    asking.stop();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(questions).toBe(2);
  });

  it("asks one question at a time", async () => {
    let answer: () => void = () => undefined;
    const asking = pollPayment(
      () => {
        questions += 1;
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
      () => hidden,
    );
    asking.shown();
    asking.shown();
    expect(questions).toBe(1);
    answer();
    await vi.advanceTimersByTimeAsync(5000);
    expect(questions).toBe(2);
  });
});
