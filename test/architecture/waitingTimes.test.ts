import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The end of a test or of what comes before it, with a time of its own as last argument. */
const OWN_TIME = /^ *\}, (?:\d[\d_]*_?000|[A-Z][A-Z_]+)\);$/mu;

/** Reads how long something takes here and now. */
const STOPWATCH = /\b(?:performance\s*\.\s*now|hrtime)\(/u;

const files = execFileSync("git", ["ls-files", "*.test.ts", "*.test.tsx"], { encoding: "utf8" })
  .trim()
  .split("\n");
const filesWith = (pattern: RegExp): readonly string[] =>
  files.filter((file) => pattern.test(readFileSync(file, "utf8")));

it("a test has no time of its own: one time for all ends what hangs", () => {
  expect(files.length).toBeGreaterThan(400);
  expect(OWN_TIME.test("  }, 120_000);")).toBe(true);
  expect(filesWith(OWN_TIME)).toEqual([]);
});

it("a test judges by what is done and never by how long it takes", () => {
  expect(STOPWATCH.test(["performance", "now()"].join("."))).toBe(true);
  expect(filesWith(STOPWATCH)).toEqual([]);
});
