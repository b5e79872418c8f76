import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ENVIRONMENT_DIFFERENCES } from "#infra/tools/environments/ENVIRONMENT_DIFFERENCES.ts";
import { ignoredTypes, ignoredProperties } from "#infra/laptop/template/knownTypes.ts";
import { LEFT_OUT } from "./LEFT_OUT.ts";
import { synthesizedResources } from "./synthesizedResources.ts";

const patterns = LEFT_OUT.flatMap(({ declared }) => declared);
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

it("What one machine leaves out of the stacks is in the list, and nothing else is", () => {
  const here = declaredHere();
  // The properties in the table of differences are those of resources that every environment has.
  const onlyOnAws = Object.keys(ENVIRONMENT_DIFFERENCES).filter(
    (name) => !name.includes(".") && !here.has(name),
  );
  const leftOut = [...[...here].filter(ignored), ...onlyOnAws];
  expect(leftOut.filter((name) => !patterns.some((pattern) => isMeant(pattern, name)))).toEqual([]);
  const all = [...here, ...onlyOnAws];
  expect(patterns.filter((pattern) => !all.some((name) => isMeant(pattern, name)))).toEqual([]);
});

it.each(LEFT_OUT)("The tests that stand for one machine in $what are there", ({ declared, tests }) => {
  expect([declared.length > 0, tests.length > 0]).toEqual([true, true]);
  const texts = tests.map((name) => {
    const file = path.join(import.meta.dirname, `${name}.test.ts`);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  });
  expect(texts.filter((text) => text === "")).toEqual([]);
});
