import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { FUNCTIONS } from "#infra/functions.ts";

const ROOT = path.join(import.meta.dirname, "../..");

it("every function of the portal has its entry, and every entry its function", () => {
  const there = globSync("functions/{api/*/index,steps/*/*,schedules/*}.ts", { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !file.endsWith(".test.ts"));
  const named = Object.values(FUNCTIONS).map(({ entry }) => entry);
  expect(there.sort()).toEqual(named.sort());
});
