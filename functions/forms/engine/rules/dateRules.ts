import type { DayPart, InputComponent, RuleName } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { boundOf, endOfDay, startOfDay, timeOf, timeOfDay } from "../values/dateValue.ts";
import type { RuleCheck, RuleUse } from "./RuleUse.ts";
import { textOf } from "../values/textOf.ts";
import { parseTime } from "../values/timeText.ts";

const time: RuleCheck = (value, { component }) => {
  const isEmptyList = Array.isArray(value) && (value.length === 0 || (value.length === 1 && value[0] === ""));
  if (!value || isEmptyList) return false;
  const format = component.kind === "input" ? component.settings?.timeKept : undefined;
  return parseTime(textOf(value), format ?? "HH:mm:ss") === undefined;
};

/** Numbers of the parts; a part that is not asked for is 0, one that is missing or no number is NaN. */
function partsOf(text: string, field: InputComponent): Readonly<Record<DayPart, number>> {
  const hidden = field.settings?.hiddenParts ?? [];
  const order: readonly DayPart[] = field.settings?.dayFirst
    ? ["day", "month", "year"]
    : ["month", "day", "year"];
  const numbers = text.split("/").map((part) => Number.parseInt(part, 10));
  const asked = numbers.length === 3 ? order : order.filter((part) => !hidden.includes(part));
  const found = { day: 0, month: 0, year: 0 };
  for (const [index, part] of asked.entries()) found[part] = numbers[index] ?? Number.NaN;
  return found;
}

const isWithin = (number: number, last: number): boolean => number >= 0 && number <= last;

/** A month or year that is not given takes every day up to 31. */
function lastDay(month: number, year: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const day: RuleCheck = (value, { component }) => {
  if (!value || component.kind !== "input") return false;
  if (typeof value !== "string") return true;
  const parts = partsOf(value, component);
  const exists =
    isWithin(parts.day, lastDay(parts.month, parts.year)) &&
    isWithin(parts.month, 12) &&
    isWithin(parts.year, 9999);
  return (
    !exists || isShortYear(parts.year) || (component.settings?.partlyUnknown === true && lacksMore(parts))
  );
};

/** What is known of a birth date begins with the year; a day alone, of whatever month, says nothing. */
function lacksMore({ day, month, year }: Readonly<Record<DayPart, number>>): boolean {
  return year === 0 || (month === 0 && day > 0);
}

/** 0 stands for a year that is not given. */
function isShortYear(year: number): boolean {
  return year > 0 && year < 1000;
}

/** A rule of its own beside `day`, which has the last word: it has a sentence that says what to type. */
const year: RuleCheck = (value, { component }) => {
  if (typeof value !== "string" || component.kind !== "input") return false;
  const given = partsOf(value, component).year;
  return isShortYear(given) || given > 9999;
};

const requiredDay: RuleCheck = (value, { component, rule }) => {
  if (!value) return true;
  if (typeof value !== "string" || component.kind !== "input") return false;
  const parts = partsOf(value, component);
  return (rule.parts ?? []).some((part) => !parts[part]);
};

/** Milliseconds of answer and bound, or undefined where there is nothing to compare. */
function compared(
  value: JsonValue | undefined,
  { component, rule, now }: RuleUse,
): { readonly answer: number; readonly bound: number } | undefined {
  if (typeof value !== "string" || value === "" || component.kind !== "input") return undefined;
  const bound = boundOf(String(rule.limit), now);
  if (component.type !== "day") {
    if (component.settings?.exactBounds) return { answer: timeOf(value), bound };
    return { answer: timeOf(value), bound: rule.rule === "minDate" ? startOfDay(bound) : endOfDay(bound) };
  }
  if (component.settings?.partlyUnknown === true) {
    const answer = edgeOf(partsOf(value, component), rule.rule === "minDate" ? "last" : "first");
    return { answer, bound: startOfDay(bound) };
  }
  const parts = value.split("/");
  const [first, second] = component.settings?.dayFirst ? ["day", "month"] : ["month", "day"];
  const isPartial = parts[0] === "00" || parts[1] === "00" || parts[2] === "0000";
  if (isPartial || first === second) return undefined;
  return { answer: timeOfDay(value, component.settings?.dayFirst ?? false), bound: startOfDay(bound) };
}

/** The first or the last of the days that a day of which not all is known can be. */
function edgeOf({ day, month, year }: Readonly<Record<DayPart, number>>, edge: "first" | "last"): number {
  const ofYear = month || (edge === "first" ? 1 : 12);
  const ofMonth = day || (edge === "first" ? 1 : lastDay(ofYear, year));
  const text = [ofYear, ofMonth].map((part) => String(part).padStart(2, "0")).join("/");
  return timeOfDay(`${text}/${String(year).padStart(4, "0")}`, false);
}

const minDate: RuleCheck = (value, use) => {
  const found = compared(value, use);
  return found !== undefined && !(found.answer >= found.bound);
};

const maxDate: RuleCheck = (value, use) => {
  const found = compared(value, use);
  return found !== undefined && !(found.answer <= found.bound);
};

function yearOf(value: JsonValue | undefined): number {
  const match = typeof value === "string" || typeof value === "number" ? /\d{4}$/.exec(textOf(value)) : null;
  return match === null ? Number.NaN : Number(match[0]);
}

const minYear: RuleCheck = (value, { rule }) => yearOf(value) < Number(rule.limit);
const maxYear: RuleCheck = (value, { rule }) => yearOf(value) > Number(rule.limit);

/** Rules about days, times and dates. */
export const DATE_RULES = {
  day,
  requiredDay,
  time,
  minDate,
  maxDate,
  minYear,
  maxYear,
  year,
} satisfies Partial<Record<RuleName, RuleCheck>>;
