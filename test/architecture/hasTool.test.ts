import { expect, it, vi } from "vitest";
import { hasTool } from "#test/fixtures/hasTool.ts";

it("A program that is not installed leaves its tests out, but not where all have to be there", () => {
  vi.stubEnv("TOOLS", undefined);
  expect([hasTool("no-such-program"), hasTool(process.execPath)]).toEqual([false, true]);
  vi.stubEnv("TOOLS", "required");
  expect(hasTool("no-such-program")).toBe(true);
});
