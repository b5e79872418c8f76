import { FIT_CONNECT_LONGEST_RETENTION_DAYS } from "../transport/carrierRetention.ts";

/**
 * When to look again whether an application arrived: soon at first, then at growing intervals, past the transport's own
 * rejection on day 14 until day 21, when it deletes what nobody fetched (specification §9).
 */
const FIRST_INTERVALS_MINUTES = [1, 1, 2, 5, 10, 30, 60, 120, 240];
const LATER_INTERVAL_MINUTES = 720;
/** Also the longest that ciphertext is kept for sending again. */
export const TRACKED_DAYS = FIT_CONNECT_LONGEST_RETENTION_DAYS;
const MINUTE_MILLISECONDS = 60_000;

/** The instant of the next look, or undefined when the time for looking is over. */
export function nextDeliveryCheck(
  checksDone: number,
  times: { readonly submittedAt: Date; readonly now: Date },
): Date | undefined {
  const end = times.submittedAt.getTime() + TRACKED_DAYS * 24 * 60 * MINUTE_MILLISECONDS;
  const interval = FIRST_INTERVALS_MINUTES[checksDone] ?? LATER_INTERVAL_MINUTES;
  const next = times.now.getTime() + interval * MINUTE_MILLISECONDS;
  return next > end ? undefined : new Date(next);
}
