import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCES = new URL("../../frontend/src/", import.meta.url).pathname;

it("classes of the design system stand in full, because the build drops the rules of those that no file names", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: SOURCES });
  expect(files.length).toBeGreaterThan(300);
  const putTogether = files.filter((file) =>
    /\bkern-[\w-]*\$\{/.test(readFileSync(`${SOURCES}${file}`, "utf8")),
  );
  expect(putTogether).toEqual([]);
});
