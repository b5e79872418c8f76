/** What the standard takes, in euro cents. */
const LARGEST_CENTS = 99_999_900;

/** Euros with at most two decimals, as the standard writes amounts; undefined for what it cannot carry. */
export function eurosOf(cents: number): number | undefined {
  return Number.isInteger(cents) && cents > 0 && cents <= LARGEST_CENTS ? cents / 100 : undefined;
}

/** Euro cents; undefined where there are fractions of a cent, which nobody asked for. */
export function centsOf(euros: number): number | undefined {
  const cents = Math.round(euros * 100);
  return Number.isSafeInteger(cents) && cents / 100 === euros ? cents : undefined;
}
