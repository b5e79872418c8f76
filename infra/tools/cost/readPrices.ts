import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const price = z.number().nonnegative();
const FILE = path.join(import.meta.dirname, "prices.json");

/** What AWS asks, from one dated file. */
const pricesSchema = z.strictObject({
  source: z.string(),
  asOf: z.iso.date(),
  checked: z.string(),
  region: z.string(),
  currency: z.literal("USD"),
  /** By type of resource, or what is counted in one. */
  perMonth: z.record(z.string(), price),
  perRequest: z.strictObject({
    apiGatewayRequest: price,
    cloudFrontRequest: price,
    cloudFrontGigabyte: price,
    wafRequest: price,
    lambdaRequest: price,
    lambdaGigabyteSecond: price,
    dynamoWriteUnit: price,
    dynamoReadUnit: price,
    s3Put: price,
    s3Get: price,
    internetGigabyte: price,
    stateTransition: price,
    kmsRequest: price,
    kmsSignature: price,
    secretRead: price,
    logGigabyte: price,
    trace: price,
  }),
  /** What AWS gives every account each month without an end; offers for new accounts are left out. */
  alwaysFree: z.strictObject({
    perMonth: z.record(z.string(), price),
    perRequest: z.record(z.string(), price),
  }),
});
export type Prices = z.infer<typeof pricesSchema>;

export function readPrices(): Prices {
  return pricesSchema.parse(JSON.parse(readFileSync(FILE, "utf8")));
}
