import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { licencesOf } from "./licencesOf.ts";

it("Everything that is installed has a licence that goes with the project's", () => {
  const lock: unknown = JSON.parse(
    readFileSync(path.join(import.meta.dirname, "../../../package-lock.json"), "utf8"),
  );
  const packages = licencesOf(lock);
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ allowed }) => !allowed)).toEqual([]);
});

it("A licence that is not on the list, one for building only and one that is not named are refused in the product", () => {
  const packages = licencesOf({
    packages: {
      "": { version: "1.0.0" },
      "node_modules/a": { version: "1.0.0", license: "GPL-3.0-only" },
      "node_modules/a/node_modules/@b/c": { version: "1.0.0", license: "MPL-2.0", dev: true },
      "node_modules/d": { version: "1.0.0", license: "MPL-2.0" },
      "node_modules/e": { version: "1.0.0" },
    },
  });
  expect(packages.map(({ name, allowed }) => [name, allowed])).toEqual([
    ["@b/c", true],
    ["a", false],
    ["d", false],
    ["e", false],
  ]);
});
