import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { eidClientWatch, type EidClientPorts, type Permission, platformOf } from "./eidClientWatch.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [`${MAC} Version/17.4 Safari/605.1.15`, 0, "safari"],
  [`${MAC} Version/17.4 Safari/605.1.15`, 5, "mobile"],
  [`${MAC} Chrome/126.0.0.0 Safari/537.36`, 0, "other"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0", 0, "other"],
  ["Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36", 5, "mobile"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1", 5, "mobile"],
] as const)("%s with %d fingers is %s", (userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function device(given: Partial<EidClientPorts> & { readonly permissions?: readonly Permission[] } = {}) {
  const probes: number[] = [];
  const permissions = [...(given.permissions ?? [])];
  const watch = eidClientWatch({
    platform: "other",
    permission: () => Promise.resolve(permissions.shift() ?? "unsupported"),
    now: () => Date.now(),
    ...given,
    probe: (timeout) => {
      probes.push(timeout);
      return given.probe?.(timeout) ?? Promise.resolve("refused");
    },
  });
  return { watch, probes };
}

describe("the eID client on the device", () => {
  test("is not known before it was asked, and is there when it answers", async () => {
    const { watch } = device({ probe: () => Promise.resolve("answered") });
    expect(watch.state.now()).toBe("unknown");
    await watch.check();
    expect(watch.state.now()).toBe("available");
  });

  test("is missing when nobody answers, and found once it is started", async () => {
    let runs = false;
    const { watch } = device({ probe: () => Promise.resolve(runs ? "answered" : "refused") });
    await watch.check();
    expect(watch.state.now()).toBe("unavailable");
    runs = true;
    await vi.advanceTimersByTimeAsync(10_000);
    await watch.check();
    expect(watch.state.now()).toBe("available");
  });

  test("is asked at most every five seconds, whatever happens, but at once by the person", async () => {
    const { watch, probes } = device();
    await watch.check();
    await vi.advanceTimersByTimeAsync(4999);
    await watch.check();
    expect(probes).toEqual([2000]);
    await watch.checkNow();
    await vi.advanceTimersByTimeAsync(5000);
    await watch.check();
    expect(probes).toEqual([2000, 2000, 2000]);
  });

  test("is not looked for where the browser is set not to", async () => {
    const { watch, probes } = device({ permissions: ["denied"] });
    await watch.check();
    expect(watch.state.now()).toBe("blocked");
    expect(probes).toEqual([]);
  });

  test("waits while the browser asks the person, and knows the answer", async () => {
    const { watch, probes } = device({
      permissions: ["prompt", "denied"],
      probe: () => new Promise((resolve) => setTimeout(() => resolve("refused"), 20_000)),
    });
    const checking = watch.check();
    await vi.advanceTimersByTimeAsync(1000);
    expect(watch.state.now()).toBe("prompt");
    await vi.advanceTimersByTimeAsync(20_000);
    await checking;
    expect(watch.state.now()).toBe("blocked");
    expect(probes).toEqual([60_000]);
  });

  test("is missing and not a question where the browser needs no permission", async () => {
    const { watch } = device({ permissions: ["prompt", "prompt"] });
    await watch.check();
    expect(watch.state.now()).toBe("unavailable");
  });

  test("cannot be looked for in Safari, and is opened by a link on phones", async () => {
    const safari = device({ platform: "safari" });
    await safari.watch.check();
    expect(safari.watch.state.now()).toBe("safari");
    const phone = device({ platform: "mobile" });
    await phone.watch.checkNow();
    expect(phone.watch.state.now()).toBe("mobile");
    expect(phone.probes).toEqual([]);
  });
});
