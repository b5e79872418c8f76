import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { carriedChromium } from "../journeys/carriedChromium.ts";
import { findChromium } from "../journeys/findChromium.ts";

/** A folder with programs that can be run, which is all that is looked for. */
function folderOf(...programs: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "browsers-"));
  for (const name of programs) {
    writeFileSync(path.join(folder, name), "");
    chmodSync(path.join(folder, name), 0o755);
  }
  return folder;
}

describe("the browser of the journeys", () => {
  it("is the one that is named, then an installed one without a window, then any installed one", () => {
    const folder = folderOf("chromium", "chromium-headless-shell", "named");
    vi.stubEnv("CHROMIUM_PATH", path.join(folder, "named"));
    vi.stubEnv("PATH", folder);
    expect(findChromium("any")).toBe(path.join(folder, "named"));
    vi.stubEnv("CHROMIUM_PATH", path.join(folder, "missing"));
    expect(findChromium("any")).toBe(path.join(folder, "chromium-headless-shell"));
    expect(findChromium("whole")).toBe(path.join(folder, "chromium"));
    const alone = folderOf("google-chrome-stable");
    vi.stubEnv("PATH", alone);
    expect(findChromium("any")).toBe(path.join(alone, "google-chrome-stable"));
  });

  it.each([
    ["linux", "arm64"],
    ["darwin", "arm64"],
    ["win32", "x64"],
  ] as const)("is none that the project carries on %s with %s", async (platform, arch) => {
    vi.stubGlobal("process", { ...process, platform, arch });
    expect(await carriedChromium()).toBeUndefined();
  });
});
