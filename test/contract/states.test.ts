import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readThemeProblems } from "#build/styles/readThemeProblems.ts";
import { readStateSettings } from "#runtime/readStateSettings.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const FOLDERS = globSync("infra/states/*/settings.json", { cwd: ROOT }).map((file) => path.dirname(file));

describe.each(FOLDERS)("the state in %s", (folder) => {
  it("has settings that a portal starts with, under its own name", () => {
    const settings = readStateSettings(path.join(ROOT, folder, "settings.json"));
    expect(settings.ok ? [] : settings.failure).toEqual([]);
    expect(settings).toMatchObject({ value: { portal: { portalId: path.basename(folder) } } });
  });

  it("has a theme that can be read", () => {
    expect(readThemeProblems(path.basename(folder), path.join(ROOT, "infra/states"))).toEqual([]);
  });

  it("has a logo", () => {
    const logo = `${folder}/logo.svg`;
    expect([logo].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});
