import { plainDigits } from "#domain/text/plainDigits.ts";
import type { DayPart, FieldSettings, InputComponent } from "#forms/CompiledForm.ts";
import { isoOfDay } from "#forms/answers/dayValue.ts";
import { formatDate, formatMonth } from "#ui/i18n/format.ts";
import type { SummaryUse } from "../control/ShownType.ts";
import { textOf } from "../control/answerText.ts";

/** Text of the inputs of a day. */
export type DayTexts = Readonly<Record<DayPart, string>> & {
  /** The person says that what is empty is not known. */
  readonly isUnknown?: boolean;
};

/** Parts in the order in which people read and type them. */
const SHOWN: readonly DayPart[] = ["day", "month", "year"];
const LENGTHS: Readonly<Record<DayPart, number>> = { day: 2, month: 2, year: 4 };

/** The parts that are asked for: a month and year without the day, for example. */
export function dayParts(settings: FieldSettings | undefined): readonly DayPart[] {
  return SHOWN.filter((part) => settings?.hiddenParts?.includes(part) !== true);
}

/** Parts in the order in which Form.io keeps them: `MM/DD/YYYY`, or `DD/MM/YYYY`. */
function visibleParts(settings: FieldSettings | undefined): readonly DayPart[] {
  const order: readonly DayPart[] =
    settings?.dayFirst === true ? ["day", "month", "year"] : ["month", "day", "year"];
  return order.filter((part) => dayParts(settings).includes(part));
}

/** Texts of the inputs for an answer; zeros in front are not shown, `00` stands for what was not given. */
export function fromDayAnswer(answer: string, settings: FieldSettings | undefined): DayTexts {
  const given = answer.split("/");
  const shownParts =
    given.length === 3
      ? visibleParts(settings?.dayFirst === true ? { dayFirst: true } : undefined)
      : visibleParts(settings);
  const text = (part: DayPart): string => (given[shownParts.indexOf(part)] ?? "").replace(/^0*(?:--$)?/, "");
  const isUnknown = settings?.partlyUnknown === true && given.includes("00");
  return { day: text("day"), month: text("month"), year: text("year"), ...(isUnknown && { isUnknown }) };
}

/**
 * The answer for what was typed, filled up with zeros; undefined when nothing is given. Where a part may be unknown, one
 * that was only left out is `--`, which is no date; a year is known at least.
 */
export function toDayAnswer(texts: DayTexts, settings: FieldSettings | undefined): string | undefined {
  const shownParts = visibleParts(settings);
  if (shownParts.every((part) => texts[part].trim() === "")) return undefined;
  // A year of two digits may still grow, so that it is not put into its own input while it is typed.
  const short =
    SHORT_YEAR.exec(plainDigits(texts.day)) ?? MONTH_AND_SHORT_YEAR.exec(plainDigits(texts.month));
  const [, day, name, year] = (texts.year.trim() === "" && short) || [];
  const read = { day: day || texts.day, month: monthNumber(name ?? texts.month), year: year ?? texts.year };
  const leftOut = settings?.partlyUnknown === true && texts.isUnknown !== true ? "--" : "";
  return shownParts
    .map((part) => {
      const given = plainDigits(read[part]).trim();
      return (part === "year" ? given : given || leftOut).padStart(LENGTHS[part], "0");
    })
    .join("/");
}

const MONTHS =
  "januar january jänner|februar february|märz march maerz mrz|april|mai may|juni june|juli july|august|september|oktober october|november|dezember december";
const SHORT_YEAR = /^\s*(\d{1,2})[./ -]+(\d{1,2}|\p{L}{3,}\.?)[./ -]+(\d{2})\s*$/u;
const MONTH_AND_SHORT_YEAR = /^\s*()(\d{1,2}|\p{L}{3,}\.?)[./ -]+(\d{2})\s*$/u;
const WHOLE = /^\s*(\d{1,2})[./ -]+(\d{1,2}|\p{L}{3,}\.?)[./ -]+(\d{4})\s*$/u;
const DIGITS = /^\s*([0-3]\d)([01]\d)([12]\d{3})\s*$/;
const MONTH_AND_YEAR = /^\s*()(\d{1,2}|\p{L}{3,}\.?)[./ -]+(\d{4})\s*$/u;
const ISO = /^\s*(\d{4})-(\d{2})(?:-(\d{2}))?\s*$/;

/** The number of a month by its name or the beginning of it, German or English; anything else as it is. */
function monthNumber(text: string): string {
  const name = text.trim().toLowerCase().replace(/\.$/, "");
  const found = MONTHS.split("|").findIndex((names) => names.split(" ").some((one) => one.startsWith(name)));
  return name.length < 3 || found < 0 ? text : (found + 1).toString();
}

/** What was pasted into one input: `14.3.1991`, `14. März 1991`, `14031991` or `1991-03-14`; `3/1991` where no day is asked for. */
export function pastedDay(pasted: string, settings: FieldSettings | undefined): DayTexts | undefined {
  const text = plainDigits(pasted);
  const hasDay = dayParts(settings).includes("day");
  const [, isoYear, isoMonth = "", isoDay = ""] = ISO.exec(text) ?? [];
  const written = WHOLE.exec(text) ?? (hasDay ? DIGITS : MONTH_AND_YEAR).exec(text);
  const [, day = isoDay, typed = isoMonth, year = isoYear] = written ?? [];
  const month = monthNumber(typed);
  if (year === undefined || !/^\d/.test(month) || (hasDay && day === "")) return undefined;
  return { day, month, year };
}

/** The answer in words, and which part of it is not known. */
export function dayInWords(
  { settings }: InputComponent,
  { value, locale, t }: SummaryUse,
): readonly string[] {
  const answer = textOf(value);
  const parts = fromDayAnswer(answer, settings);
  const month = parts.month.padStart(2, "0");
  const whole = isoOfDay([month, parts.day.padStart(2, "0"), parts.year].join("/"));
  if (whole !== undefined) return [formatDate(whole, locale)];
  const isMonth = parts.isUnknown === true ? parts.day === "" : settings?.hiddenParts?.join() === "day";
  if (isMonth && isoOfDay(`${month}/01/${parts.year}`) !== undefined) {
    const inWords = formatMonth(`${parts.year}-${month}-01`, locale);
    return [parts.isUnknown === true ? `${inWords} (${t("form.dayUnknown")})` : inWords];
  }
  if (parts.isUnknown === true && `${parts.day}${parts.month}` === "")
    return [`${parts.year} (${t("form.dayAndMonthUnknown")})`];
  return [
    dayParts(settings)
      .map((part) => parts[part])
      .filter(Boolean)
      .join(locale === "de" ? "." : "/"),
  ];
}
