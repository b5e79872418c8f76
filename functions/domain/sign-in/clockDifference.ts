import { z } from "zod";

/**
 * Seconds by which the provider's clock is ahead of ours (negative: behind) for certain; undefined: it need not be. An
 * answer to a login was made after the login began and before it arrived, so a time outside of that is the clock's.
 */
export function clockDifference(
  issuedAt: Date,
  given: { readonly startedAt: string; readonly now: Date; readonly clockSkewSeconds: number },
): number | undefined {
  const ahead = (issuedAt.getTime() - given.now.getTime()) / 1000;
  const behind = (issuedAt.getTime() - Date.parse(given.startedAt)) / 1000;
  if (ahead > given.clockSkewSeconds) return Math.round(ahead);
  if (behind < -given.clockSkewSeconds) return Math.round(behind);
  return undefined;
}

/** How far the clock of a provider may be from ours, as its settings say. */
export const clockSkewSecondsSchema = z
  .int()
  .min(30)
  .max(180)
  .default(30)
  .describe("Seconds that the provider's clock and the portal's may differ.");
