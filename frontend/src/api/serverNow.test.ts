import { afterEach, describe, expect, it, vi } from "vitest";
import { callObservers, serverNow } from "./client.ts";

describe("the time of the portal", () => {
  afterEach(() => {
    delete callObservers.served;
    vi.useRealTimers();
  });

  it("is that of its last answer and what has passed since, whatever the device's clock says", () => {
    vi.useFakeTimers({ now: Date.parse("2026-03-01T10:00:00Z") });
    callObservers.served = { there: "Sun, 01 Mar 2026 12:30:00 GMT", here: Date.now() };
    vi.advanceTimersByTime(90_000);
    expect(new Date(serverNow()).toISOString()).toBe("2026-03-01T12:31:30.000Z");
  });

  it("is that of the device as long as nothing was answered, or an answer tells none", () => {
    vi.useFakeTimers({ now: Date.parse("2026-03-01T10:00:00Z") });
    expect(serverNow()).toBe(Date.now());
    callObservers.served = { there: null, here: 0 };
    expect(serverNow()).toBe(Date.now());
  });
});
