import { isList, type Value } from "./Value.ts";

/**
 * Times are milliseconds since 1970. A time without zone is German time, wherever browser or server stand: so both come
 * to the same result, and "today" is the authority's today. Without a time-zone database: since 1980 the clock moves
 * on the last Sundays of March and October (September until 1995; directive 2000/84/EC), before that it stood still.
 */
const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** How Form.io's `day` writes a day with slashes. */
export type DateReading = "monthFirst" | "dayFirst";

function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0);
  return last - new Date(last).getUTCDay() * DAY;
}

function offsetAt(time: number): number {
  const year = new Date(time).getUTCFullYear();
  const from = lastSunday(year, 2) + HOUR;
  const to = lastSunday(year, year < 1996 ? 8 : 9) + HOUR;
  return year >= 1980 && time >= from && time < to ? 2 * HOUR : HOUR;
}

/** What the clock on the wall shows, as if it were in UTC. */
export function wallOf(time: number): number {
  return time + offsetAt(time);
}

/** The time at which the clock on the wall shows this. */
export function timeOf(wall: number): number {
  const early = wall - 2 * HOUR;
  return offsetAt(early) === 2 * HOUR ? early : wall - HOUR;
}

export interface DateParts {
  readonly year: number;
  /** From 0. */
  readonly month: number;
  readonly day: number;
  /** Milliseconds since midnight. */
  readonly time?: number;
}

/** Clock on the wall for a day that exists; NaN for 31 February. */
export function wallOfParts({ year, month, day, time = 0 }: DateParts): number {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month, day);
  return date.getUTCMonth() === month && date.getUTCDate() === day ? date.getTime() + time : NaN;
}

const ISO =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?)?\s?(Z|[+-]\d\d:?\d\d)?$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Text in ISO 8601 or as Form.io's `day` writes it; NaN for anything else and for a day that does not exist. */
export function dateOf(value: Value, reading: DateReading = "monthFirst"): number {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || isList(value)) return NaN;
  const slashed = SLASHED.exec(value.trim());
  if (slashed !== null) {
    const [first = 0, second = 0, year = 0] = slashed.slice(1).map(Number);
    const [month, day] = reading === "monthFirst" ? [first, second] : [second, first];
    return timeOf(wallOfParts({ year, month: month - 1, day }));
  }
  const [all, year, month = "1", day = "1", hour = "0", minute = "0", second = "0", fraction = "0", zone] =
    ISO.exec(value.trim()) ?? [];
  if (all === undefined || Number(hour) > 24 || Number(minute) > 59 || Number(second) > 59) return NaN;
  const time =
    Number(hour) * HOUR +
    (Number(minute) * 60 + Number(second)) * 1000 +
    Math.floor(Number(`0.${fraction}`) * 1000);
  const wall = wallOfParts({ year: Number(year), month: Number(month) - 1, day: Number(day), time });
  return zone === undefined ? timeOf(wall) : wall - zoneOffset(zone);
}

function zoneOffset(zone: string): number {
  if (zone === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith("-") ? -minutes : minutes) * 60_000;
}
