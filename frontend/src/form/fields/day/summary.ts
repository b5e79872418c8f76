import type { InputComponent } from "#forms/CompiledForm.ts";
import { isoOfDay } from "#forms/answers/dayValue.ts";
import { formatDate, formatMonth } from "#ui/i18n/format.ts";
import type { Summary, SummaryUse } from "../control/Summary.ts";
import { textOf } from "../control/textOf.ts";
import { dayParts, fromDayAnswer } from "./dayText.ts";

export const day: Summary = { lines, isOfPage: true };

function lines({ settings }: InputComponent, { value, locale, texts }: SummaryUse): readonly string[] {
  const answer = textOf(value);
  const parts = fromDayAnswer(answer, settings);
  const month = parts.month.padStart(2, "0");
  const whole = isoOfDay([month, parts.day.padStart(2, "0"), parts.year].join("/"));
  if (whole !== undefined) return [formatDate(whole, locale)];
  const isMonth = parts.isUnknown === true ? parts.day === "" : settings?.hiddenParts?.join() === "day";
  if (isMonth && isoOfDay(`${month}/01/${parts.year}`) !== undefined) {
    const inWords = formatMonth(`${parts.year}-${month}-01`, locale);
    return [parts.isUnknown === true ? `${inWords} (${texts.dayUnknown})` : inWords];
  }
  if (parts.isUnknown === true && `${parts.day}${parts.month}` === "")
    return [`${parts.year} (${texts.dayAndMonthUnknown})`];
  return [
    dayParts(settings)
      .map((part) => parts[part])
      .filter(Boolean)
      .join(locale === "de" ? "." : "/"),
  ];
}
