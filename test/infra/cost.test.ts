import { expect, it } from "vitest";
import { idleCost } from "../../infra/cost/idleCost.ts";
import { readPrices } from "../../infra/cost/readPrices.ts";
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
