import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../gate/results.ts";
import { HOUSE_BOUNDS } from "./house/houseBounds.ts";
import { measureHouse } from "./house/measureHouse.ts";

const MOST_MODULES_OF_BUILD = 18;
const MOST_LINES_OF_BROWSER_README = 100;

const house = measureHouse();

describe("the size and shape of the code", () => {
  it.each(HOUSE_BOUNDS)("keeps to its bound: $name", ({ of, bound }) => {
    expect(of(house)).toBeLessThanOrEqual(bound);
  });

  it("builds the pages with few modules, and says how they are made in a page or two", () => {
    const modules = globSync("frontend/build/**/*.ts", { cwd: ROOT });
    const ofBuild = modules.filter((file) => !/\.(?:test|d)\.ts$/.test(file));
    expect(ofBuild.length).toBeLessThanOrEqual(MOST_MODULES_OF_BUILD);
    const lines = readFileSync(path.join(ROOT, "frontend/README.md"), "utf8").split("\n").length;
    expect(lines).toBeLessThanOrEqual(MOST_LINES_OF_BROWSER_README);
  });
});
