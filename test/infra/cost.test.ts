import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { applicationCost } from "../../infra/cost/applicationCost.ts";
import { idleCost } from "../../infra/cost/idleCost.ts";
import { pricedUse } from "../../infra/cost/pricedUse.ts";
import { readCounted } from "../../infra/cost/readCounted.ts";
import { readPrices } from "../../infra/cost/readPrices.ts";
import { scheduledUse } from "../../infra/cost/scheduledUse.ts";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";

it.each(["nw", "rp", "demo"])(
  "Of every resource of %s it is known what it costs when nobody comes",
  (state) => {
    const { lines, unpriced } = idleCost(synthesizedTemplates({ state, home: "aws" }), readPrices());
    expect(unpriced).toEqual([]);
    const keys = lines.find(({ what }) => what === "AWS::KMS::Key");
    expect(keys).toMatchObject({ count: 3, each: 1, total: 3 });
    expect(lines.find(({ what }) => what === "rule of a filter")).toMatchObject({ count: 6 });
  },
  120_000,
);

it("What the README says of a month and of an application is what is reckoned", () => {
  const readme = readFileSync(path.join(import.meta.dirname, "../../infra/README.md"), "utf8");
  const said = (what: string): string | undefined =>
    new RegExp(`^\\| ${what} +\\| ([0-9.]+) +\\|$`, "m").exec(readme)?.[1];
  const prices = readPrices();
  const sum = (lines: readonly { readonly total: number }[]): number =>
    lines.reduce((all, { total }) => all + total, 0);
  const idle = idleCost(synthesizedTemplates({ state: "nw", home: "aws" }), prices).lines;
  const month = sum(idle) + sum(applicationCost(scheduledUse(), prices));
  expect(said("a month without anybody")).toBe(month.toFixed(2));
  const one = sum(applicationCost(pricedUse(readCounted().lines), prices));
  expect(said("one application, from the first call to the receipt")).toBe(one.toFixed(6));
}, 120_000);
