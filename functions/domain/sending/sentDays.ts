const DAY_MILLISECONDS = 86_400_000;

/** The day of an instant (UTC, `2026-10-31`): applications are found by the day on which they were sent. */
export function dayOf(instant: string): string {
  return instant.slice(0, 10);
}

/** All days of a month, in order. */
export function daysOf(month: string): readonly string[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: last }, (_, day) => `${month}-${String(day + 1).padStart(2, "0")}`);
}

/** So many days up to that of an instant, in order. */
export function daysUntil(instant: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, day) =>
    dayOf(new Date(instant.getTime() - (count - 1 - day) * DAY_MILLISECONDS).toISOString()),
  );
}
