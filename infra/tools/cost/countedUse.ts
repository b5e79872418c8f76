import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { SCHEDULES } from "#infra/stacks/SCHEDULES.ts";
import { usageLineSchema } from "../usage/usageMeter.ts";
import type { CountedRequests } from "./pricedUse.ts";

const FILE = path.join(import.meta.dirname, "requests.json");

const countedLineSchema = usageLineSchema
  .omit({ milliseconds: true })
  .extend({ by: z.enum(["outside", "portal"]) });
export type CountedLine = z.infer<typeof countedLineSchema>;

/** What one application needs, counted on a day. Requests and units of tables are the most that it may need. */
const countedSchema = z.strictObject({
  countedOn: z.iso.date(),
  /** What was done meanwhile. */
  of: z.string(),
  lines: z.array(countedLineSchema),
});

export function readCounted(): z.infer<typeof countedSchema> {
  return countedSchema.parse(JSON.parse(readFileSync(FILE, "utf8")));
}

const MINUTES_OF_A_MONTH = 30 * 24 * 60;
/** A run that finds nothing: a quarter of a gigabyte for a fifth of a second, one read, one short line of the log. */
const RUN = { gigabytes: 0.25, seconds: 0.2, readUnits: 1, logGigabytes: 0.000001 };
/** A look at health waits for all counterparties and reads every secret, some of them twice. */
const LOOK = { schedule: "schedule-check-health", seconds: 5, secrets: 20 };

/** A visit asks for both pages, a script that one of them names, and an address of the API that is none. */
export const VISIT = { schedule: "schedule-visit-portal", pages: 3, calls: 1 };
/** Of each invocation Lambda writes three lines by itself. */
const LAMBDA_GIGABYTES = 0.0000005;

/** What schedules use in a month without use. */
export function scheduledUse(): CountedRequests {
  const runsOf = (counted: readonly { readonly everyMinutes: number }[]): number =>
    counted.reduce((sum, { everyMinutes }) => sum + MINUTES_OF_A_MONTH / everyMinutes, 0);
  const runs = runsOf(SCHEDULES);
  const looks = runsOf(SCHEDULES.filter(({ name }) => name === LOOK.schedule));
  const visits = runsOf(SCHEDULES.filter(({ name }) => name === VISIT.schedule));
  return {
    cloudFrontRequest: visits * (VISIT.pages + VISIT.calls),
    wafRequest: visits * (VISIT.pages + VISIT.calls),
    apiGatewayRequest: visits * VISIT.calls,
    lambdaRequest: runs + visits * VISIT.calls,
    lambdaGigabyteSecond: RUN.gigabytes * (runs * RUN.seconds + looks * LOOK.seconds),
    secretRead: looks * LOOK.secrets,
    dynamoReadUnit: runs * RUN.readUnits,
    kmsRequest: runs,
    logGigabyte: runs * (RUN.logGigabytes + LAMBDA_GIGABYTES),
  };
}
