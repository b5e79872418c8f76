import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadOnce, untilLoaded } from "./untilLoaded.ts";

let portal: "answers" | "is away";
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", () =>
    portal === "answers"
      ? Promise.resolve(Response.json({ id: "b1" }))
      : Promise.reject(new TypeError("Failed to fetch")),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a part that does not arrive while the portal answers is asked for three times", async () => {
  portal = "answers";
  const load = vi.fn(() => Promise.reject(new Error("not there")));
  const loading = expect(untilLoaded(load)).rejects.toThrow("not there");
  await vi.runAllTimersAsync();
  await loading;
  expect(load).toHaveBeenCalledTimes(3);
});

it("a part is asked for until it is there while the portal is away, also on a device that says that it is online", async () => {
  portal = "is away";
  let asked = 0;
  const loading = untilLoaded(() => {
    asked += 1;
    return asked < 21 ? Promise.reject(new Error("connection reset")) : Promise.resolve("part");
  });
  await vi.runAllTimersAsync();
  expect(await loading).toBe("part");
  expect(asked).toBe(21);
});

it("loads a part once, however many fields ask for it", async () => {
  const load = vi.fn(() => Promise.resolve("part"));
  const part = loadOnce(load);
  expect(await Promise.all([part(), part()])).toEqual(["part", "part"]);
  expect(await part()).toBe("part");
  expect(load).toHaveBeenCalledTimes(1);
});

it("loads again what did not arrive", async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce("part");
  const part = loadOnce(load);
  await expect(part()).rejects.toThrow("offline");
  expect(await part()).toBe("part");
});
