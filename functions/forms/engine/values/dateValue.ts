import { DAY, timeOf as timeOfWall, wallOf } from "#forms/expressions/dates.ts";

const DATE_TEXT =
  /^(\d{4})[-/]?(\d{1,2})?[-/]?(\d{0,2})[Tt\s]*(\d{1,2})?:?(\d{1,2})?:?(\d{1,2})?[.:]?(\d+)?$/;

/** Milliseconds of a date or time as text, or NaN. Without an offset it is German time, in browser and server alike. */
export function timeOf(text: string): number {
  const match = DATE_TEXT.exec(text);
  if (match === null) return Date.parse(text);
  const [year = 0, month = 0, day = 0, hour, minute, second] = match
    .slice(1, 7)
    .map((part) => Number(part || 0));
  const fraction = Number((match[7] ?? "0").slice(0, 3));
  const date = new Date(Date.UTC(LEAP_YEAR, (month || 1) - 1, day || 1, hour, minute, second, fraction));
  return timeOfWall(inYear(year, date));
}

/** Midnight of a day written `MM/DD/YYYY` (or `DD/MM/YYYY`), or NaN. */
export function timeOfDay(text: string, dayFirst: boolean): number {
  const match = /^(\d\d)\D(\d\d)\D(\d{4})/.exec(text);
  const [first = NaN, second = NaN, year = NaN] = (match ?? []).slice(1).map(Number);
  const [month, day] = dayFirst ? [second, first] : [first, second];
  return timeOfWall(inYear(year, new Date(Date.UTC(LEAP_YEAR, month - 1, day))));
}

/** Has every day that a year can have. */
const LEAP_YEAR = 2000;

/** The date in another year; `Date.UTC` takes the years 0 to 99 for 1900 to 1999. */
function inYear(year: number, date: Date): number {
  return date.setUTCFullYear(year + date.getUTCFullYear() - LEAP_YEAR);
}

/** A bound of a date: an ISO text, or `now` with steps such as `now-16y` or `now+3M-1d`. */
export function boundOf(limit: string, now: string): number {
  if (!limit.startsWith("now")) return timeOf(limit);
  const wall = new Date(wallOf(Date.parse(now)));
  for (const [, sign, count, unit = "d"] of limit.matchAll(/([+-])(\d+)([yMwdhms])/g)) {
    step(wall, { by: Number(count) * (sign === "-" ? -1 : 1), unit });
  }
  return timeOfWall(wall.getTime());
}

const LENGTHS: Readonly<Record<string, number>> = { w: 7 * DAY, d: DAY, h: 3_600_000, m: 60_000, s: 1000 };

/** A month that has no such day ends at its last one. */
function step(date: Date, { by, unit }: { readonly by: number; readonly unit: string }): void {
  const length = LENGTHS[unit];
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
  return timeOfWall(Math.floor(wallOf(time) / DAY) * DAY);
}

export function endOfDay(time: number): number {
  return timeOfWall(Math.floor(wallOf(time) / DAY) * DAY + DAY - 1);
}
