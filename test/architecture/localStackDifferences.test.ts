import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { TESTS_OF_ONE_ENVIRONMENT } from "./TESTS_OF_ONE_ENVIRONMENT.ts";

const TESTS = path.join(import.meta.dirname, "../integration/portal");
const ENVIRONMENTS = [
  ["LocalStack cannot carry", "onEmbedded"],
  ["the embedded stack cannot carry", "onLocalStack"],
] as const;

/** A line for every test that declares to run in one environment only. */
function declared(on: string): readonly string[] {
  const declaration = new RegExp(
    `${on}\\.(\\w+)(?:\\.each\\([\\s\\S]*?\\]\\))?\\(\\s*(["'\`])([\\s\\S]*?)\\2`,
    "g",
  );
  return globSync("*.test.ts", { cwd: TESTS })
    .sort()
    .flatMap((name) =>
      [...readFileSync(path.join(TESTS, name), "utf8").matchAll(declaration)].map(
        ([, reason = "", , test = ""]) => `${name.replace(".test.ts", "")}: ${reason}: ${test}`,
      ),
    );
}

it.each(ENVIRONMENTS)("The list of what %s is what the tests declare", (_what, on) => {
  expect(declared(on).length).toBeGreaterThan(0);
  expect(TESTS_OF_ONE_ENVIRONMENT[on]).toEqual(declared(on));
});
