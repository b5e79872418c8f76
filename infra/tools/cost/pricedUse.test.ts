import { expect, it } from "vitest";
import { afterAllowances, applicationCost, pricedUse } from "./pricedUse.ts";
import { readPrices } from "./readPrices.ts";

const none = { by: "demo-function", bytesIn: 0, bytesOut: 0, units: 0 };
const used = [
  { ...none, service: "api", operation: "GET /api/processes/{id}", count: 3, bytesOut: 6_000 },
  { ...none, service: "pages", operation: "file", count: 20, bytesOut: 494_000 },
  { ...none, service: "lambda", operation: "Invoke", count: 4, units: 0.5 },
  { ...none, service: "dynamodb", operation: "GetItem", count: 4, units: 3.5 },
  { ...none, service: "dynamodb", operation: "Query", count: 1, units: 0.5 },
  { ...none, service: "dynamodb", operation: "UpdateItem", count: 2, units: 6 },
  { ...none, service: "s3", operation: "PostObject", count: 3 },
  { ...none, service: "s3", operation: "GetObject", count: 1, bytesOut: 7_000_000 },
  { ...none, service: "s3", operation: "GetObject", by: "outside", count: 1, bytesOut: 3_000_000 },
  { ...none, service: "s3", operation: "DeleteObjects", count: 1 },
  { ...none, service: "states", operation: "StartExecution", count: 1 },
  { ...none, service: "states", operation: "transition", count: 14 },
  { ...none, service: "secretsmanager", operation: "GetSecretValue", count: 2 },
  { ...none, service: "kms", operation: "Sign", count: 2 },
  { ...none, service: "logs", operation: "line", count: 10, bytesIn: 2_000 },
];

it("What was counted becomes what AWS charges by: units and not requests of tables, nothing for deleting", () => {
  expect(pricedUse(used)).toEqual({
    apiGatewayRequest: 3,
    cloudFrontRequest: 23,
    cloudFrontGigabyte: 0.0005,
    wafRequest: 23,
    lambdaRequest: 4,
    lambdaGigabyteSecond: 0.5,
    dynamoReadUnit: 4,
    dynamoWriteUnit: 6,
    s3Put: 3,
    s3Get: 2,
    internetGigabyte: 0.003,
    stateTransition: 14,
    kmsRequest: 7,
    kmsSignature: 2,
    secretRead: 2,
    logGigabyte: 0.000018,
    trace: 4,
  });
});

it("Every price is asked for by something that is counted", () => {
  const priced = applicationCost(pricedUse(used), readPrices()).map(({ what }) => what);
  expect(new Set(priced)).toEqual(new Set(Object.keys(readPrices().perRequest)));
});

it("An application costs what it asks for at list prices, the dearest first, and nothing else", () => {
  const prices = { ...readPrices() };
  const lines = applicationCost({ stateTransition: 14, lambdaRequest: 100, s3Put: 0 }, prices);
  expect(lines.map(({ what }) => what)).toEqual(["stateTransition", "lambdaRequest"]);
  expect(lines[0]?.total).toBeCloseTo(14 * prices.perRequest.stateTransition, 12);
});

it("An allowance is taken off what is counted, and never gives money back", () => {
  const lines = applicationCost({ stateTransition: 5_000, lambdaRequest: 100 }, readPrices());
  const paid = afterAllowances(lines, { stateTransition: 4_000, lambdaRequest: 1_000_000 });
  expect(paid.map(({ what, count }) => [what, count])).toEqual([
    ["stateTransition", 1_000],
    ["lambdaRequest", 0],
  ]);
});
