import type { Submission } from "./Submission.ts";

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
