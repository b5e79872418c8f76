import { expect, it } from "vitest";
import { applicationCost } from "./applicationCost.ts";
import { readPrices } from "./readPrices.ts";

it("An application costs what it asks for at list prices, the dearest first, and nothing else", () => {
  const prices = { ...readPrices() };
  const lines = applicationCost({ stateTransition: 14, lambdaRequest: 100, s3Put: 0 }, prices);
  expect(lines.map(({ what }) => what)).toEqual(["stateTransition", "lambdaRequest"]);
  expect(lines[0]?.total).toBeCloseTo(14 * prices.perRequest.stateTransition, 12);
});
