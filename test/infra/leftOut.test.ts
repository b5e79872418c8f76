import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { HOME_DIFFERENCES } from "../../infra/homes/HOME_DIFFERENCES.ts";
import { ignoredTypes } from "../../infra/local/template/ignoredTypes.ts";
import { ignoredProperties } from "../../infra/local/template/knownTypes.ts";
import { namedInCell, readmeTable } from "../readmeTable.ts";
import { synthesizedResources } from "./synthesizedResources.ts";

const README = path.join(import.meta.dirname, "../../infra/local/localstack/README.md");
const rows = readmeTable(readFileSync(README, "utf8"), "## What neither home does as AWS does it").map(
  (row) => ({ row, declared: namedInCell(row, 2), tests: namedInCell(row, 1) }),
);
const patterns = rows.flatMap(({ declared }) => declared);
const isMeant = (pattern: string, name: string): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** `type` and `type.property` of what the stacks declare that one machine deploys too. */
function declaredHere(): ReadonlySet<string> {
  return new Set(
    synthesizedResources({ state: "nw" }).flatMap(([, { Type, Properties }]) => [
      Type,
      ...Object.keys(Properties).map((property) => `${Type}.${property}`),
    ]),
  );
}

const ignored = (name: string): boolean => {
  const [type = "", property] = name.split(".");
  return property === undefined ? type in ignoredTypes : property in (ignoredProperties[type] ?? {});
};

it("What one machine leaves out of the stacks is in the table of the homes, and nothing else is", () => {
  const here = declaredHere();
  // The properties in the table of differences are those of resources that every home has.
  const onlyOnAws = Object.keys(HOME_DIFFERENCES).filter((name) => !name.includes(".") && !here.has(name));
  const leftOut = [...[...here].filter(ignored), ...onlyOnAws];
  expect(leftOut.filter((name) => !patterns.some((pattern) => isMeant(pattern, name)))).toEqual([]);
  const all = [...here, ...onlyOnAws];
  expect(patterns.filter((pattern) => !all.some((name) => isMeant(pattern, name)))).toEqual([]);
}, 180_000);

it.each(rows)("The tests that stand for one machine in $row are there", ({ declared, tests }) => {
  expect([declared.length > 0, tests.length > 0]).toEqual([true, true]);
  const texts = tests.map((name) => {
    const file = path.join(import.meta.dirname, `${name}.test.ts`);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  });
  expect(texts.filter((text) => text === "")).toEqual([]);
});
