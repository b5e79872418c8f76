import { SCHEDULES } from "../stacks/SCHEDULES.ts";
import type { CountedRequests } from "./applicationCost.ts";

const MINUTES_OF_A_MONTH = 30 * 24 * 60;
/** A run that finds nothing: a quarter of a gigabyte for a fifth of a second, one read, one short line of the log. */
const RUN = { gigabytes: 0.25, seconds: 0.2, readUnits: 1, logGigabytes: 0.000001 };

/** What schedules use in a month in which nobody comes. */
export function scheduledUse(): CountedRequests {
  const runs = SCHEDULES.reduce((sum, { everyMinutes }) => sum + MINUTES_OF_A_MONTH / everyMinutes, 0);
  return {
    lambdaRequest: runs,
    lambdaGigabyteSecond: runs * RUN.gigabytes * RUN.seconds,
    dynamoReadUnit: runs * RUN.readUnits,
    kmsRequest: runs,
    logGigabyte: runs * RUN.logGigabytes,
  };
}
