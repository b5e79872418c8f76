import type { DayPart } from "#forms/CompiledForm.ts";
import { plainDigits } from "#domain/text/plainDigits.ts";
import { formatClock, toTime } from "../time/timeText.ts";

/** Text of the inputs of a date with a time. */
export type MomentTexts = Readonly<Record<DayPart | "time", string>>;

export interface MomentParts {
  readonly withoutDate: boolean;
  readonly withoutTime: boolean;
  /** How the time is shown. */
  readonly clock: string;
}

const EMPTY: MomentTexts = { day: "", month: "", year: "", time: "" };

/** Texts for an answer (ISO 8601), in the time of the person. */
export function fromMoment(answer: string, { clock }: MomentParts): MomentTexts {
  const date = new Date(answer);
  if (answer === "" || Number.isNaN(date.getTime())) return EMPTY;
  return {
    day: date.getDate().toString(),
    month: (date.getMonth() + 1).toString(),
    year: date.getFullYear().toString(),
    time: formatClock({ hours: date.getHours(), minutes: date.getMinutes() }, clock),
  };
}

/** ISO 8601 with the offset of the person's time, as Form.io keeps it; undefined when it is no date or not complete. */
export function toMoment(texts: MomentTexts, { withoutDate, withoutTime }: MomentParts): string | undefined {
  const time = withoutTime ? { hours: 0, minutes: 0 } : toTime(texts.time);
  const today = new Date();
  const [day, month, year] = withoutDate
    ? [today.getDate(), today.getMonth() + 1, today.getFullYear()]
    : [texts.day, texts.month, texts.year]
        .map(plainDigits)
        .map((part) => (/^\s*\d{1,4}\s*$/.test(part) ? Number(part) : 0));
  if (time === undefined || day === undefined || month === undefined || year === undefined) return undefined;
  const date = new Date(year, month - 1, day, time.hours, time.minutes);
  const exists = year >= 1000 && date.getMonth() === month - 1 && date.getDate() === day;
  return exists ? isoWithOffset(date) : undefined;
}

function isoWithOffset(date: Date): string {
  const minutes = -date.getTimezoneOffset();
  const two = (value: number): string => Math.abs(value).toString().padStart(2, "0");
  const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  return `${local}${minutes < 0 ? "-" : "+"}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}
