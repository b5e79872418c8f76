const units: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** `rate(5 minutes)` in milliseconds; `undefined` for anything else, cron expressions included. */
export function rateMilliseconds(expression: string): number | undefined {
  const [, value, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const milliseconds = Number(value) * (units[unit ?? ""] ?? Number.NaN);
  return milliseconds > 0 ? milliseconds : undefined;
}
