import { expect, it, vi } from "vitest";
import { patiently } from "./patience.ts";

it("A limit of the laptop is as long as on AWS, and longer where tests have patience", () => {
  vi.stubEnv("LAPTOP_PATIENCE", undefined);
  expect(patiently(29_000)).toBe(29_000);
  vi.stubEnv("LAPTOP_PATIENCE", "10");
  expect(patiently(29_000)).toBe(290_000);
  vi.stubEnv("LAPTOP_PATIENCE", "soon");
  expect(() => patiently(29_000)).toThrow("expected number");
});
