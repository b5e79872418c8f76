import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readableTheme } from "./readThemeProblems.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "themes-"));
  const demo = readFileSync(path.join(import.meta.dirname, "../../../infra/states/demo/theme.css"), "utf8");
  const themes = { good: demo, pale: demo.replace("darkblue-700", "darkblue-400") };
  for (const [state, theme] of Object.entries(themes)) {
    mkdirSync(path.join(folder, state));
    writeFileSync(path.join(folder, state, "theme.css"), theme);
  }
  writeFileSync(path.join(folder, "entry.js"), "export const nothing = 0;\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

const built = (theme: string) =>
  build({
    configFile: false,
    logLevel: "silent",
    plugins: [readableTheme({ statesDir: folder, theme })],
    build: { write: false, lib: { entry: path.join(folder, "entry.js"), formats: ["es"] } },
  });

describe("the build of the pages", () => {
  it("fails on a theme in which something cannot be read, and says what", async () => {
    await expect(built("good")).resolves.toBeDefined();
    await expect(built("pale")).rejects.toThrow(
      /The theme pale\.css is not usable: --ap-action on --ap-paper has a contrast of [\d.]+ in the light scheme; at least 4\.5/,
    );
  });
});
