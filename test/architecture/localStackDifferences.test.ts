import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");
const TESTS = path.join(ROOT, "test/integration/portal");
const README = path.join(ROOT, "infra/local/localstack/README.md");
const TABLES = [
  ["LocalStack cannot carry", "onEmbedded", "## What runs on the embedded stack only"],
  ["the embedded stack cannot carry", "onLocalStack", "## What runs on LocalStack only"],
] as const;

/** A row for every test that declares to run on one home only. */
function declared(on: string): readonly string[] {
  const declaration = new RegExp(
    `${on}\\.(\\w+)(?:\\.each\\([\\s\\S]*?\\]\\))?\\(\\s*(["'\`])([\\s\\S]*?)\\2`,
    "g",
  );
  return globSync("*.test.ts", { cwd: TESTS })
    .sort()
    .flatMap((name) =>
      [...readFileSync(path.join(TESTS, name), "utf8").matchAll(declaration)].map(
        ([, reason = "", , test = ""]) => `| \`${name.replace(".test.ts", "")}\` | ${test} | ${reason} |`,
      ),
    );
}

/** Rows of the table, without its padding. */
function written(heading: string): readonly string[] {
  const [, section = ""] = readFileSync(README, "utf8").split(heading);
  const [table = ""] = section.split("\n## ");
  return table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.replace(/\s+/g, " ").trim());
}

it.each(TABLES)("The table of what %s is what the tests declare", (_what, on, heading) => {
  expect(declared(on).length).toBeGreaterThan(0);
  expect(written(heading)).toEqual(declared(on));
});
