import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { namedInCell, readmeTable } from "../readmeTable.ts";
import { DEFENCES } from "./DEFENCES.ts";
import { runChecks, type Surroundings } from "./runChecks.ts";
import { TreeCopy } from "./TreeCopy.ts";

const MODEL = readFileSync(path.join(import.meta.dirname, "../../functions/THREAT_MODEL.md"), "utf8");
const ROWS = ["## STRIDE", "## LINDDUN"].flatMap((heading) => readmeTable(MODEL, heading));

let tree: TreeCopy;
let surroundings: Surroundings;
beforeAll(() => {
  tree = new TreeCopy();
  surroundings = { tree, types: { problems: () => [] }, about: /^$/ };
});
afterEach(() => tree.reset());
afterAll(() => tree.remove());

it("The tests of ten defences and more pass in a copy of everything", () => {
  expect(new Set(DEFENCES.map(({ threat }) => threat)).size).toBeGreaterThanOrEqual(10);
  const { passed, said } = runChecks([...new Set(DEFENCES.map(({ missedBy }) => missedBy))], surroundings);
  expect(passed ? "" : said).toBe("");
});

it.each(DEFENCES)("Without the defence, its test fails: $threat", ({ threat, without, missedBy }) => {
  const row = ROWS.find((line) => line.startsWith(`| ${threat}`)) ?? "";
  expect(namedInCell(row, 1)).toContain(missedBy.file);
  tree.apply(without);
  const { passed, said } = runChecks([missedBy], surroundings);
  // A test that could not begin would have shown nothing.
  expect([passed, /Failed Suites/.test(said), /Tests .*\d+ failed/.test(said)]).toEqual([false, false, true]);
});
