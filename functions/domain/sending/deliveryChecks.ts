import { FIT_CONNECT_LONGEST_RETENTION_DAYS } from "./postboxStates.ts";
import type { Submission } from "./Submission.ts";

/**
 * Schedule of delivery checks: soon at first, then at growing intervals, past the transport's own rejection on day 14
 * until day 21, when it deletes what was not fetched (specification §9).
 */
const FIRST_INTERVALS_MINUTES = [1, 1, 2, 5, 10, 30, 60, 120, 240];
const LATER_INTERVAL_MINUTES = 720;
/** Also the longest that ciphertext is kept for sending again. */
export const TRACKED_DAYS = FIT_CONNECT_LONGEST_RETENTION_DAYS;
/** From then on the person is told that nobody fetched the application, and what to do. */
export const UNFETCHED_DAYS = 14;
const MINUTE_MILLISECONDS = 60_000;

/** Time of the next delivery check, or undefined after the last one. */
export function nextDeliveryCheck(
  checksDone: number,
  times: { readonly submittedAt: Date; readonly now: Date },
): Date | undefined {
  const end = times.submittedAt.getTime() + TRACKED_DAYS * 24 * 60 * MINUTE_MILLISECONDS;
  const interval = FIRST_INTERVALS_MINUTES[checksDone] ?? LATER_INTERVAL_MINUTES;
  const next = times.now.getTime() + interval * MINUTE_MILLISECONDS;
  return next > end ? undefined : new Date(next);
}

/** When the next check of an application or of its copy for the mailbox is due; undefined when both have ended. */
export function nextCheckOf({
  nextCheckAt,
  postbox,
}: Pick<Submission, "nextCheckAt" | "postbox">): string | undefined {
  return [nextCheckAt, postbox?.nextCheckAt].filter((at) => at !== undefined).sort()[0];
}

/**
 * Whether the ciphertext for the authority may still have to be sent: until the transport's final word, and once again
 * after it was not fetched in time.
 */
export function needsSealed({
  nextCheckAt,
  resentAt,
}: Pick<Submission, "nextCheckAt" | "resentAt">): boolean {
  return nextCheckAt !== undefined && resentAt === undefined;
}
