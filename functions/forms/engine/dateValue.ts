const DATE_TEXT =
  /^(\d{4})[-/]?(\d{1,2})?[-/]?(\d{0,2})[Tt\s]*(\d{1,2})?:?(\d{1,2})?:?(\d{1,2})?[.:]?(\d+)?$/;
const DAY_MS = 86_400_000;

/** Milliseconds of a date or time as text, or NaN. Without an offset it is read as UTC, in browser and server alike. */
export function timeOf(text: string): number {
  const match = /z$/i.test(text) ? null : DATE_TEXT.exec(text);
  if (match === null) return Date.parse(text);
  const [year = 0, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part || 0));
  const fraction = Number((match[7] ?? "0").slice(0, 3));
  return Date.UTC(year, (month || 1) - 1, day || 1, hour, minute, second, fraction);
}

/** Midnight of a day written `MM/DD/YYYY` (or `DD/MM/YYYY`), or NaN. */
export function timeOfDay(text: string, dayFirst: boolean): number {
  const match = /^(\d\d?)\D(\d\d?)\D(\d{4})/.exec(text);
  const [first = NaN, second = NaN, year = NaN] = (match ?? []).slice(1).map(Number);
  return dayFirst ? Date.UTC(year, second - 1, first) : Date.UTC(year, first - 1, second);
}

/** A bound of a date: an ISO text, or `now` with steps such as `now-16y` or `now+3M-1d`. */
export function boundOf(limit: string, now: string): number {
  if (!limit.startsWith("now")) return timeOf(limit);
  const date = new Date(now);
  for (const [, sign, count, unit] of limit.matchAll(/([+-])(\d+)([yMwdhms])/g)) {
    step(date, { by: Number(count) * (sign === "-" ? -1 : 1), unit: unit ?? "d" });
  }
  return date.getTime();
}

const UNIT_MS: Readonly<Record<string, number>> = {
  w: 7 * DAY_MS,
  d: DAY_MS,
  h: 3_600_000,
  m: 60_000,
  s: 1000,
};

/** A month that has no such day ends at its last one. */
function step(date: Date, { by, unit }: { readonly by: number; readonly unit: string }): void {
  const length = UNIT_MS[unit];
  if (length !== undefined) {
    date.setTime(date.getTime() + by * length);
    return;
  }
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + by * (unit === "y" ? 12 : 1));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
}

export function startOfDay(time: number): number {
  return Math.floor(time / DAY_MS) * DAY_MS;
}

export function endOfDay(time: number): number {
  return startOfDay(time) + DAY_MS - 1;
}
