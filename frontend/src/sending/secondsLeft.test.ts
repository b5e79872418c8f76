import { expect, test } from "vitest";
import { secondsLeft } from "./secondsLeft.ts";

test("the time for downloading never shows more than its ten minutes, nor less than nothing", () => {
  const now = Date.parse("2026-11-24T12:00:00Z");
  expect(secondsLeft(now + 601_400, now)).toBe(600);
  expect(secondsLeft(now + 599_000, now)).toBe(599);
  expect(secondsLeft(now - 1_000, now)).toBe(0);
});
