import { number, text } from "./coercions.ts";
import { DAY, dateOf, timeOf, wallOf, wallOfParts } from "./dates.ts";
import { FAILED, type Operation, type Value, type Values, type Work } from "./Value.ts";

const MILLISECONDS: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
};

/** Months and days of the units that the calendar knows. */
const CALENDAR: Readonly<Record<string, { readonly months?: number; readonly days?: number }>> = {
  year: { months: 12 },
  quarter: { months: 3 },
  month: { months: 1 },
  week: { days: 7 },
  day: { days: 1 },
};

function partsOf(
  time: number,
): Record<"year" | "month" | "date" | "weekday" | "hour" | "minute" | "second", number> {
  const date = new Date(wallOf(time));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    date: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

/** The same day and time some months later; the last day where the month is shorter. */
function monthsLater(wall: number, months: number): number {
  const date = new Date(wall);
  const whole = date.getUTCFullYear() * 12 + date.getUTCMonth() + months;
  const [year, month] = [Math.floor(whole / 12), ((whole % 12) + 12) % 12];
  const last = new Date(Date.UTC(2000, 0, 1));
  last.setUTCFullYear(year, month + 1, 0);
  const day = Math.min(date.getUTCDate(), last.getUTCDate());
  return wallOfParts({ year, month, day, time: ((wall % DAY) + DAY) % DAY });
}

/** Months from a to b with a fraction of the month begun, as moment counts them. */
function monthsBetween(a: number, b: number): number {
  if (new Date(a).getUTCDate() < new Date(b).getUTCDate()) return -monthsBetween(b, a);
  const [from, to] = [new Date(a), new Date(b)];
  const whole = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const anchor = monthsLater(a, whole);
  const before = b < anchor;
  const other = monthsLater(a, before ? whole - 1 : whole + 1);
  return whole + (b - anchor) / (before ? anchor - other : other - anchor);
}

function difference([a, b, unit, precise]: Values, work: Work): number {
  const [time, other] = [number(a, work), number(b, work)];
  const calendar = CALENDAR[text(unit, work)];
  const [wall, otherWall] = [wallOf(time), wallOf(other)];
  const exact =
    calendar?.months === undefined
      ? calendar?.days === undefined
        ? (time - other) / (MILLISECONDS[text(unit, work)] ?? 1)
        : (wall - otherWall) / (calendar.days * DAY)
      : Number.isNaN(time - other)
        ? NaN
        : -monthsBetween(wall, otherWall) / calendar.months;
  return precise ? exact : Math.trunc(exact) || (Number.isNaN(exact) ? NaN : 0);
}

function later([start, count, unit]: Values, work: Work): number {
  const [time, steps] = [number(start, work), Math.round(number(count, work))];
  const name = text(unit, work);
  const calendar = CALENDAR[name];
  if (!Number.isFinite(time + steps)) return NaN;
  if (calendar === undefined) return time + steps * (MILLISECONDS[name] ?? NaN);
  return timeOf(
    calendar.months === undefined
      ? wallOf(time) + steps * (calendar.days ?? 0) * DAY
      : monthsLater(wallOf(time), steps * calendar.months),
  );
}

function startOf(time: number, unit: string): number {
  if (Number.isNaN(time)) return NaN;
  const { year, month } = partsOf(time);
  if (unit === "year") return timeOf(wallOfParts({ year, month: 0, day: 1 }));
  if (unit === "month") return timeOf(wallOfParts({ year, month, day: 1 }));
  const size = unit === "day" ? DAY : (MILLISECONDS[unit] ?? 1);
  return timeOf(Math.floor(wallOf(time) / size) * size);
}

const endOf = (time: number, unit: string): number =>
  unit === "millisecond" ? time : later([startOf(time, unit), 1, unit], { steps: 9, depth: 0, now: 0 }) - 1;

function format(time: number, pattern: string): string {
  if (Number.isNaN(time)) return "Invalid date";
  const { year, month, date, hour, minute, second } = partsOf(time);
  const offset = (wallOf(time) - time) / 3_600_000;
  const two = (value: number): string => String(value).padStart(2, "0");
  const written: Readonly<Record<string, string>> = {
    YYYY: String(year).padStart(4, "0"),
    YY: two(year % 100),
    MM: two(month + 1),
    M: String(month + 1),
    DD: two(date),
    D: String(date),
    HH: two(hour),
    H: String(hour),
    mm: two(minute),
    ss: two(second),
    Z: `+${two(offset)}:00`,
  };
  return pattern.replace(
    /\[([^\]]*)\]|YYYY|YY|MM?|DD?|HH?|mm|ss|Z/g,
    (token, literal?: string) => literal ?? written[token] ?? token,
  );
}

/** Reads digits in the order of the pattern, as moment does when it is not strict. */
function readBy(pattern: string, written: string): number {
  const numbers = written.match(/\d+/g) ?? [];
  const found: Record<string, number> = {};
  (pattern.match(/Y+|M+|D+|H+|m+|s+/g) ?? []).forEach((token, index) => {
    found[token.slice(0, 1)] = Number(numbers[index] ?? "x");
  });
  const { Y = NaN, M = 1, D = 1, H = 0, m = 0, s = 0 } = found;
  if (H > 23 || m > 59 || s > 59) return NaN;
  return timeOf(wallOfParts({ year: Y, month: M - 1, day: D, time: ((H * 60 + m) * 60 + s) * 1000 }));
}

/** What a strict pattern asks for: two letters are two digits, one letter is a number without a zero before it. */
const DIGITS: Readonly<Record<number, string>> = { 1: "[1-9]?\\d", 2: "\\d{2}", 4: "\\d{4}" };

function isWrittenBy(pattern: string, written: string): boolean {
  const exact = pattern.replace(/YYYY|([MDHms])\1?|\W/g, (token) =>
    /\W/.test(token) ? `\\${token}` : (DIGITS[token.length] ?? ""),
  );
  return new RegExp(`^${exact}$`).test(written);
}

/** Compares with the whole unit that a time lies in, as moment does: from its first to its last millisecond. */
const comparing =
  (
    fits: (unit: { readonly start: number; readonly end: number; readonly other: number }) => boolean,
  ): Operation =>
  ([a, b, unit], work) => {
    const [time, other] = [number(a, work), number(b, work)];
    const name = unit === undefined ? "millisecond" : text(unit, work);
    return fits({ start: startOf(time, name), end: endOf(time, name), other });
  };

function iso(time: number): Value {
  return Math.abs(time) <= 8.64e15 ? new Date(time).toISOString() : undefined;
}

const WITH_CLOCK = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2})(:\d\d(?::\d\d)?)$/;

/** What JavaScript's `Date` reads besides: a day alone is midnight in UTC, and `12/31/2000 9:30` is local time. */
function writtenAsIso(value: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return `${value}T00:00:00Z`;
  const [all, month = "", day = "", year = "", hour = "", rest = ""] = WITH_CLOCK.exec(value) ?? [];
  if (all === undefined) return value;
  const [mm, dd, hh] = [month, day, hour].map((part) => part.padStart(2, "0"));
  return `${year}-${mm ?? ""}-${dd ?? ""}T${hh ?? ""}${rest}`;
}

/** Times: of moment, of JavaScript's `Date` and of Form.io's JsonLogic. German time (`dates.ts`). */
export const DATE_FUNCTIONS = {
  now: (_, work) => work.now,
  /** `moment(value)`, `moment(value, format)`, `moment(value, format, true)`: without a value only the first is now. */
  moment: ([value, pattern, strict], work) => {
    if (pattern === undefined) return value === undefined ? work.now : dateOf(value);
    if (typeof value !== "string") return typeof value === "number" ? value : NaN;
    const format = text(pattern, work);
    return strict && !isWrittenBy(format, value) ? NaN : readBy(format, value);
  },
  /** `new Date(value)`. */
  jsDate: ([value]) => {
    if (value === null) return 0;
    return dateOf(typeof value === "string" ? writtenAsIso(value) : value);
  },
  /** `new Date(year, month, day)`. */
  jsDay: ([year, month, day], work) =>
    timeOf(Date.UTC(number(year, work), number(month, work), day === undefined ? 1 : number(day, work))),
  dateDifference: difference,
  dateLater: later,
  dateEarlier: ([time, count, unit], work) => later([time, -number(count, work), unit], work),
  dateStart: ([time, unit], work) => startOf(number(time, work), text(unit, work)),
  dateEnd: ([time, unit], work) => endOf(number(time, work), text(unit, work)),
  dateFormat: ([time, pattern], work) =>
    format(number(time, work), text(pattern ?? "YYYY-MM-DDTHH:mm:ssZ", work)),
  datePart: ([time, part], work) => {
    const parts: Readonly<Record<string, number>> = partsOf(number(time, work));
    return parts[text(part, work)];
  },
  dateIso: ([time], work) => iso(number(time, work)) ?? FAILED,
  dateIsoOrNull: ([time], work) => iso(number(time, work)) ?? null,
  dateIsBefore: comparing(({ end, other }) => end < other),
  dateIsAfter: comparing(({ start, other }) => start > other),
  dateIsSame: comparing(({ start, end, other }) => start <= other && other <= end),
  dateIsSameOrBefore: comparing(({ start, other }) => start <= other),
  dateIsSameOrAfter: comparing(({ end, other }) => end >= other),
  /** JsonLogic's `getDate`. */
  getDate: ([value], work) => iso(value === undefined ? work.now : dateOf(value)) ?? FAILED,
  relativeMinDate: ([days], work) => iso(later([work.now, -number(days, work), "day"], work)) ?? FAILED,
  relativeMaxDate: ([days], work) => iso(later([work.now, days, "day"], work)) ?? FAILED,
} satisfies Readonly<Record<string, Operation>>;
