import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The end of a test or of what comes before it, with a time of its own as last argument. */
const OWN_TIME = /^ *\}, (?:\d[\d_]*_?000|[A-Z][A-Z_]+)\);$/mu;

it("a test has no time of its own: one time for all ends what hangs", () => {
  const files = execFileSync("git", ["ls-files", "*.test.ts", "*.test.tsx"], { encoding: "utf8" })
    .trim()
    .split("\n");
  expect(files.length).toBeGreaterThan(400);
  expect(OWN_TIME.test("  }, 120_000);")).toBe(true);
  expect(files.filter((file) => OWN_TIME.test(readFileSync(file, "utf8")))).toEqual([]);
});
