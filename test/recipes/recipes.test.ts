import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { error } from "./places/error.ts";
import { fee } from "./places/fee.ts";
import { fieldType } from "./places/fieldType.ts";
import { state } from "./places/state.ts";
import { step } from "./places/step.ts";
import { text } from "./places/text.ts";
import type { Recipe } from "./Recipe.ts";
import { runChecks } from "./runChecks.ts";
import { TreeCopy } from "./TreeCopy.ts";
import { TypeChecker } from "./TypeChecker.ts";

const RECIPES: readonly Recipe[] = [fieldType, error, state, step, text, fee];
const CONTRIBUTING = readFileSync(path.join(import.meta.dirname, "../../CONTRIBUTING.md"), "utf8");

/** What a recipe of the document names in code, in its order. */
function namedPlaces(name: string): readonly string[] {
  const [, section = ""] = CONTRIBUTING.split("\n## How to add …\n");
  const [, rest = ""] = section.split(`\n- **${name}**`);
  const [item = ""] = rest.split(/\n(?:- \*\*|\n)/);
  return [...item.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code).filter((code) => !code.includes(" "));
}

let tree: TreeCopy;
let types: TypeChecker;
beforeAll(() => {
  tree = new TreeCopy();
  types = new TypeChecker(tree);
});
afterEach(() => tree.reset());
afterAll(() => tree.remove());

describe.each(RECIPES)("how to add $name", (recipe) => {
  it("is in CONTRIBUTING.md with each of its places", () => {
    expect(namedPlaces(recipe.name)).toEqual(recipe.places.map(({ name }) => name));
  });

  it("needs each place: a check names it until it is done, and then all of them pass", () => {
    const surroundings = { tree, types, about: recipe.about };
    for (const { name, edits, missed } of recipe.places) {
      if (missed !== undefined) {
        const { passed, said } = runChecks([missed.by], surroundings);
        expect([name, passed, said]).toEqual([name, false, expect.stringContaining(missed.saying)]);
      }
      for (const edit of edits) tree.apply(edit);
    }
    const checks = recipe.places.flatMap(({ missed }) => (missed === undefined ? [] : [missed.by]));
    const { passed, said } = runChecks([...new Set([...checks, ...recipe.atLast])], surroundings);
    expect(passed ? "" : said).toBe("");
  });
});
