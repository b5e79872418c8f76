import { SCHEDULES } from "../stacks/SCHEDULES.ts";
import type { CountedRequests } from "./applicationCost.ts";

const MINUTES_OF_A_MONTH = 30 * 24 * 60;
/** A run that finds nothing: a quarter of a gigabyte for a fifth of a second, one read, one short line of the log. */
const RUN = { gigabytes: 0.25, seconds: 0.2, readUnits: 1, logGigabytes: 0.000001 };
/** A look at health waits for all counterparties and reads every secret, some of them twice. */
const LOOK = { schedule: "schedule-check-health", seconds: 5, secrets: 20 };

/** What schedules use in a month in which nobody comes. */
export function scheduledUse(): CountedRequests {
  const runsOf = (counted: readonly { readonly everyMinutes: number }[]): number =>
    counted.reduce((sum, { everyMinutes }) => sum + MINUTES_OF_A_MONTH / everyMinutes, 0);
  const runs = runsOf(SCHEDULES);
  const looks = runsOf(SCHEDULES.filter(({ name }) => name === LOOK.schedule));
  return {
    lambdaRequest: runs,
    lambdaGigabyteSecond: RUN.gigabytes * (runs * RUN.seconds + looks * LOOK.seconds),
    secretRead: looks * LOOK.secrets,
    dynamoReadUnit: runs * RUN.readUnits,
    kmsRequest: runs,
    logGigabyte: runs * RUN.logGigabytes,
  };
}
