import { describe, expect, it } from "vitest";
import { isRestored, isRestoredObject } from "./isRestored.ts";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const SECONDS = NOW.getTime() / 1000;

describe("what a restored portal knows again", () => {
  it.each([
    ["what never ends", {}, true],
    ["a draft that could still be opened", { availableUntil: "2026-11-21T12:00:01.000Z" }, true],
    ["a draft that is over", { availableUntil: "2026-11-21T12:00:00.000Z", expiresAt: SECONDS + 60 }, false],
    ["a session that goes on", { expiresAt: SECONDS + 1 }, true],
    ["a session that is over", { expiresAt: SECONDS }, false],
  ])("%s", (_what, item, restored) => {
    expect(isRestored(item, NOW)).toBe(restored);
  });

  it("holds the files of what came back, ciphertext of what was sent, and every form", () => {
    const restored = { processes: new Set(["draft"]), submissions: new Set(["sent"]) };
    const comesBack = (bucket: string, key: string): boolean => isRestoredObject({ bucket, key }, restored);
    expect(comesBack("uploads", "draft/file")).toBe(true);
    expect(comesBack("uploads", "over/file")).toBe(false);
    expect(comesBack("results", "over/receipt.pdf")).toBe(false);
    expect(comesBack("sealed", "sent/data.jwe")).toBe(true);
    expect(comesBack("sealed", "over/data.jwe")).toBe(false);
    expect(comesBack("forms", "recognition/1.json")).toBe(true);
  });
});
