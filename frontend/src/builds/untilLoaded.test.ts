import { expect, it, vi } from "vitest";
import { loadOnce } from "./untilLoaded.ts";

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
