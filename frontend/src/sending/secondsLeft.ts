import { RESULT_DOWNLOAD_MINUTES } from "#domain/application/retention.ts";

const MINUTE_SECONDS = 60;
const SECOND_MILLISECONDS = 1000;

/** Seconds until the downloads end. The server's clock is known to the second: never more than there ever are. */
export function secondsLeft(end: number, now: number): number {
  const seconds = Math.round((end - now) / SECOND_MILLISECONDS);
  return Math.min(Math.max(0, seconds), RESULT_DOWNLOAD_MINUTES * MINUTE_SECONDS);
}
