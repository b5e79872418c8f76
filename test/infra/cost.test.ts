import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { applicationCost, pricedUse } from "#infra/tools/cost/pricedUse.ts";
import { idleCost } from "#infra/tools/cost/idleCost.ts";
import { readCounted, scheduledUse } from "#infra/tools/cost/countedUse.ts";
import { readPrices } from "#infra/tools/cost/readPrices.ts";
import { WITH_CERTIFICATE } from "./changedSettings.ts";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";

it.each(["nw", "rp", "demo"])(
  "Of every resource of %s it is known what it costs without traffic",
  (state) => {
    const { lines, unpriced } = idleCost(synthesizedTemplates({ state, environment: "aws" }), readPrices());
    expect(unpriced).toEqual([]);
    const keys = lines.find(({ what }) => what === "AWS::KMS::Key");
    expect(keys).toMatchObject({ count: 3, each: 1, total: 3 });
    expect(lines.find(({ what }) => what === "rule of a filter")).toMatchObject({ count: 4 });
  },
);

it("No price is kept for what no portal has", () => {
  const { lines } = idleCost(synthesizedTemplates({ state: "nw", environment: "aws" }), readPrices());
  const had = lines.filter(({ count }) => count > 0).map(({ what }) => what);
  expect(Object.keys(readPrices().perMonth).filter((what) => !had.includes(what))).toEqual([]);
});

it("What the README says of a month and of an application is what is reckoned", () => {
  const readme = readFileSync(path.join(import.meta.dirname, "../../infra/README.md"), "utf8");
  const said = (what: string): string | undefined =>
    new RegExp(`^\\| ${what} +\\| ([0-9.]+) +\\|$`, "m").exec(readme)?.[1];
  const prices = readPrices();
  const sum = (lines: readonly { readonly total: number }[]): number =>
    lines.reduce((all, { total }) => all + total, 0);
  const deployed = synthesizedTemplates({ state: "nw", environment: "aws", server: WITH_CERTIFICATE });
  const idle = idleCost(deployed, prices).lines;
  const month = sum(idle) + sum(applicationCost(scheduledUse(), prices));
  expect(said("a month without anybody")).toBe(month.toFixed(2));
  const one = sum(applicationCost(pricedUse(readCounted().lines), prices));
  expect(said("one application, from the first call to the receipt")).toBe(one.toFixed(6));
});
