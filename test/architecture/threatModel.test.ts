import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { namedInCell, readmeTable } from "../readmeTable.ts";
import { DEFENCES } from "../recipes/DEFENCES.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const text = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

it.each(["## STRIDE", "## LINDDUN"])("Every threat of %s is held off by tests that exist", (heading) => {
  const rows = readmeTable(text("functions/THREAT_MODEL.md"), heading);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const tests = namedInCell(row, 1);
    expect([row, tests.length]).not.toEqual([row, 0]);
    expect([row, tests.filter((file) => !existsSync(path.join(ROOT, file)))]).toEqual([row, []]);
  }
});

it.each(DEFENCES)(
  "What is taken out to show a defence stands where the list says: $threat",
  ({ without }) => {
    expect("replace" in without && text(without.file).includes(without.replace)).toBe(true);
  },
);

it("Every use of cryptography names the file in which its algorithm is chosen, and when it ends", () => {
  const rows = readmeTable(text("functions/CRYPTOGRAPHY.md"), "# Cryptography and its end dates");
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const files = namedInCell(row, 2);
    expect([row, files.map((file) => existsSync(path.join(ROOT, file)))]).toEqual([row, [true]]);
    expect(row.split(" | ").at(-1)).toMatch(/20\d\d|none/);
  }
});
