import type { InputComponent, InputType, Option } from "../../../../../functions/forms/CompiledForm.ts";
import { isoOfDay } from "../../../../../functions/forms/dayValue.ts";
import type { JsonValue } from "../../../../../functions/forms/JsonValue.ts";
import { formatDate, formatDateTime, formatTime } from "../../../i18n/format.ts";
import { formatMonth } from "../../../i18n/formatMonth.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { ADDRESS_PARTS, addressOf } from "../addressParts.ts";
import { optionOf, tickedOf } from "../choices.ts";
import { dayParts, fromDayAnswer } from "../dayText.ts";
import { fromNumber } from "../numberText.ts";
import { recordOf } from "../recordOf.ts";
import { tagsOf } from "../tagList.ts";
import { textOf } from "../textOf.ts";
import { formatClock, toTime } from "../timeText.ts";

export interface SummaryUse {
  readonly value: JsonValue | undefined;
  readonly options: readonly Option[];
  readonly locale: Locale;
  readonly yes: string;
}

type Summary = (field: InputComponent, use: SummaryUse) => readonly string[];

const text: Summary = (_, { value }) => (typeof value === "string" ? value.split("\n") : [textOf(value)]);
const choice: Summary = (_, { value, options }) => [optionOf(options, value)?.label ?? textOf(value)];
const nothing: Summary = () => [];

/** An answer in words, for every type of field: lines, none when nothing was answered. */
const SUMMARIES: Readonly<Record<InputType, Summary>> = {
  textfield: masked,
  email: text,
  phoneNumber: text,
  url: text,
  textarea: text,
  // Whoever looks over the shoulder must not read it.
  password: (_, { value }) => [textOf(value) === "" ? "" : "••••••••"],
  number: numeric,
  currency: numeric,
  select: choice,
  radio: choice,
  selectboxes: boxes,
  checkbox: (_, { value, yes }) => (value === true ? [yes] : []),
  day,
  datetime: moment,
  time: clock,
  tags: ({ settings }, { value }) => [tagsOf(value, settings).join(", ")],
  survey,
  signature: text,
  address,
  datamap: (_, { value }) =>
    Object.entries(recordOf(value)).map(([name, part]) => `${name}: ${textOf(part)}`),
  file: nothing,
  hidden: nothing,
  button: nothing,
};

/** Several answers of one question are a line each. */
export function summaryOf(field: InputComponent, use: SummaryUse): readonly string[] {
  const { value } = use;
  const values = field.multiple === true && Array.isArray(value) ? value : [value];
  return values
    .flatMap((one) => SUMMARIES[field.type](field, { ...use, value: one }))
    .filter((line) => line !== "");
}

/** With several masks the answer says which one was chosen. */
function masked(field: InputComponent, use: SummaryUse): readonly string[] {
  const { value: inner } = recordOf(use.value);
  return text(field, inner === undefined ? use : { ...use, value: inner });
}

function numeric(field: InputComponent, { value, locale }: SummaryUse): readonly string[] {
  if (typeof value !== "number") return [textOf(value)];
  const unit = field.suffix ?? (field.type === "currency" ? (field.settings?.currency ?? "EUR") : undefined);
  return [[field.prefix, fromNumber(value, { locale, field }), unit].filter(Boolean).join(" ")];
}

function boxes(_: InputComponent, { value, options }: SummaryUse): readonly string[] {
  const ticked = tickedOf(value);
  return options.filter((option) => ticked.has(option.value)).map((option) => option.label);
}

function day({ settings }: InputComponent, { value, locale }: SummaryUse): readonly string[] {
  const answer = textOf(value);
  const { day: dayOfMonth, month, year } = fromDayAnswer(answer, settings);
  const whole = isoOfDay([month.padStart(2, "0"), dayOfMonth.padStart(2, "0"), year].join("/"));
  if (whole !== undefined) return [formatDate(whole, locale)];
  const month2 = month.padStart(2, "0");
  const isMonth = settings?.hiddenParts?.join() === "day" || (settings?.partlyUnknown && dayOfMonth === "");
  if (isMonth && isoOfDay(`${month2}/01/${year}`) !== undefined) {
    return [formatMonth(`${year}-${month2}-01`, locale)];
  }
  const texts = fromDayAnswer(answer, settings);
  return [
    dayParts(settings)
      .map((part) => texts[part])
      .filter(Boolean)
      .join(locale === "de" ? "." : "/"),
  ];
}

function moment({ settings }: InputComponent, { value, locale }: SummaryUse): readonly string[] {
  const iso = textOf(value);
  if (iso === "" || Number.isNaN(Date.parse(iso))) return [iso];
  if (settings?.withoutTime === true) return [formatDate(iso, locale)];
  return [settings?.withoutDate === true ? formatTime(iso, locale) : formatDateTime(iso, locale)];
}

function clock({ settings }: InputComponent, { value }: SummaryUse): readonly string[] {
  const time = toTime(textOf(value));
  return [time === undefined ? textOf(value) : formatClock(time, settings?.timeShown ?? "HH:mm")];
}

function survey({ settings }: InputComponent, { value, options }: SummaryUse): readonly string[] {
  const answers = recordOf(value);
  return (settings?.questions ?? []).flatMap((question) => {
    const chosen = optionOf(options, answers[question.value]);
    return chosen === undefined ? [] : [`${question.label}: ${chosen.label}`];
  });
}

function address(_: InputComponent, { value }: SummaryUse): readonly string[] {
  const parts = addressOf(value);
  const place = `${parts.zip} ${parts.city}`.trim();
  return ADDRESS_PARTS.map(({ key }) => (key === "zip" ? place : key === "city" ? "" : parts[key]));
}
