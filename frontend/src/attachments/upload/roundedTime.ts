const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;

export interface RoundedTime {
  readonly amount: number;
  readonly unit: "minute" | "hour";
  /** Less than the one minute that is shown. */
  readonly isLess: boolean;
}

/** Whole minutes, from an hour on whole hours: seconds would change too often to be read. */
export function roundedTime(seconds: number): RoundedTime {
  const minutes = Math.max(1, Math.round(seconds / MINUTE_SECONDS));
  const isLess = seconds < MINUTE_SECONDS;
  if (minutes < HOUR_MINUTES) return { amount: minutes, unit: "minute", isLess };
  return { amount: Math.round(minutes / HOUR_MINUTES), unit: "hour", isLess };
}
