import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");
const TESTS = path.join(ROOT, "test/integration/portal");
const README = path.join(ROOT, "infra/local/localstack/README.md");
const HEADING = "## What runs on the embedded stack only";
const DECLARATION = /onEmbedded\.(\w+)(?:\.each\([\s\S]*?\]\))?\(\s*(["'`])([\s\S]*?)\2/g;

/** A row for every test that declares to run on the embedded stack only. */
function declared(): readonly string[] {
  return globSync("*.test.ts", { cwd: TESTS })
    .sort()
    .flatMap((name) =>
      [...readFileSync(path.join(TESTS, name), "utf8").matchAll(DECLARATION)].map(
        ([, reason = "", , test = ""]) => `| \`${name.replace(".test.ts", "")}\` | ${test} | ${reason} |`,
      ),
    );
}

/** Rows of the table, without its padding. */
function written(): readonly string[] {
  const [, table = ""] = readFileSync(README, "utf8").split(HEADING);
  return table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.replace(/\s+/g, " ").trim());
}

it("The table of what LocalStack cannot carry is what the tests declare", () => {
  expect(declared().length).toBeGreaterThan(0);
  expect(written()).toEqual(declared());
});
