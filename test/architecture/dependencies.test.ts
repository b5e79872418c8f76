import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";

const ROOT = path.join(import.meta.dirname, "../..");
const names = z.record(z.string(), z.string()).transform((all) => Object.keys(all));
const { dependencies, devDependencies, optionalDependencies, overrides } = z
  .object({ dependencies: names, devDependencies: names, optionalDependencies: names, overrides: names })
  .parse(JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")));

/** First column of both tables of the README; `@aws-sdk/*` stands for a family. */
function explained(): readonly string[] {
  const [, section = ""] = readFileSync(path.join(ROOT, "README.md"), "utf8").split("## Dependencies");
  return [...section.matchAll(/^\| ([^|]+?) *\|/gm)].flatMap(([, cell = ""]) => cell.split(/, ?/));
}

it("Every package that is installed by name has its reason in the README, and every reason a package", () => {
  const packages = [...dependencies, ...devDependencies, ...optionalDependencies];
  const reasons = explained().filter((name) => !/^(Package|-+)$/.test(name));
  const isOf = (name: string, reason: string): boolean =>
    reason.endsWith("*") ? name.startsWith(reason.slice(0, -1)) : name === reason;
  expect(packages.filter((name) => !reasons.some((reason) => isOf(name, reason)))).toEqual([]);
  expect(reasons.filter((reason) => ![...packages, ...overrides].some((name) => isOf(name, reason)))).toEqual(
    [],
  );
});

it("Every version that is put in place of another's choice says so there", () => {
  const readme = readFileSync(path.join(ROOT, "README.md"), "utf8");
  const [, sentence = ""] = /^`overrides` in `package\.json`: ([\s\S]+?)\n\n/m.exec(readme) ?? [];
  expect(overrides.filter((name) => !sentence.includes(`\`${name}\``))).toEqual([]);
});
