const PERCENT = 100;

/** Whole percents that have arrived; 100 only when nothing is missing. */
export function percentOf(bytes: number, size: number): number {
  return Math.floor((bytes / size) * PERCENT);
}
