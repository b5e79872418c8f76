import { expect, it, vi } from "vitest";
import { availability } from "./availability.ts";

it.each([
  [[]],
  [["read-only"]],
  [["read-only", "perhaps"]],
  [["close", "nurse"]],
  [["notice", "--de", "Wartung"]],
  [["notice", "--remove", "--de", "Wartung", "--en", "Maintenance"]],
  [["notice", "--de", "Wartung", "--en", "Maintenance", "--until", "tonight"]],
  [["read-only", "on", "--until", "2026-12-01T00:00:00Z"]],
])("says how it is used for %j", async (words) => {
  const answer = await availability(words);
  expect([answer.exitCode, answer.out]).toEqual([2, ""]);
  expect(answer.err).toContain("operator availability read-only on|off");
});

it("says when no portal runs on this machine", async () => {
  vi.stubEnv("PORT", "1");
  const answer = await availability(["show"]);
  expect(answer).toMatchObject({ exitCode: 2, out: "" });
  expect(answer.err).toContain("No portal answers at http://127.0.0.1:1");
});
