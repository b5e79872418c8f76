import type { InputComponent, Option } from "#forms/CompiledForm.ts";
import { isoOfDay, isoOfDayAnswer } from "#forms/answers/dayValue.ts";
import type { JsonValue } from "#forms/JsonValue.ts";

interface Given {
  readonly value: JsonValue | undefined;
  readonly options: readonly Option[];
  readonly language: "de" | "en";
}

const WORDS = {
  de: {
    notGiven: "nicht angegeben",
    yes: "Ja",
    no: "Nein",
    locale: "de-DE",
    clock: " Uhr",
    unknown: { day: "Tag unbekannt", both: "Tag und Monat unbekannt" },
  },
  en: {
    notGiven: "not given",
    yes: "Yes",
    no: "No",
    locale: "en-GB",
    clock: "",
    unknown: { day: "day unknown", both: "day and month unknown" },
  },
} as const;

/** An answer as a person reads it on paper. Several answers stand below each other. */
export function answerText(field: InputComponent, given: Given): string {
  const { value, language } = given;
  const texts = Array.isArray(value) ? value.map((item) => itemText(field, { ...given, value: item })) : [];
  const text = Array.isArray(value) ? texts.filter((line) => line !== "").join("\n") : itemText(field, given);
  return text === "" ? WORDS[language].notGiven : text;
}

function itemText(field: InputComponent, { value, options, language }: Given): string {
  const words = WORDS[language];
  if (value === undefined || value === null || value === "") return "";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "object") return objectText(field, { value, options });
  switch (field.type) {
    case "number":
    case "currency":
      return numberText(field, { value, locale: words.locale });
    case "day":
      return field.settings?.partlyUnknown === true
        ? partlyUnknownText(String(value), words.unknown)
        : dayText(String(value), field.settings?.dayFirst === true);
    case "datetime":
      return momentText(String(value), field.settings?.withoutTime === true ? undefined : words.clock);
    case "time":
      return String(value).slice(0, 5);
    default:
      return optionLabel(options, String(value));
  }
}

/** What is kept as an object: a file, ticked boxes, a survey, an address, a map. */
function objectText(
  field: InputComponent,
  { value, options }: { readonly value: object; readonly options: readonly Option[] },
): string {
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string | number | boolean] =>
      !["object", "undefined"].includes(typeof entry[1]),
  );
  if (field.type === "file")
    return entries.flatMap(([key, own]) => (key === "name" ? [String(own)] : [])).join("");
  if (field.type === "selectboxes") {
    return entries
      .filter(([, ticked]) => ticked === true)
      .map(([key]) => optionLabel(options, key))
      .join("\n");
  }
  const questions = field.settings?.questions ?? [];
  return entries
    .map(([key, own]) => `${optionLabel(questions, key)}: ${optionLabel(options, String(own))}`)
    .join("\n");
}

function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

function numberText(
  field: InputComponent,
  { value, locale }: { readonly value: string | number; readonly locale: string },
): string {
  const number = Number(value);
  if (Number.isNaN(number)) return String(value);
  const { currency } = field.settings ?? {};
  return field.type === "currency"
    ? new Intl.NumberFormat(locale, { style: "currency", currency: currency ?? "EUR" }).format(number)
    : new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: false }).format(number);
}

/** `1984 (Tag und Monat unbekannt)`: so an unknown part is not mistaken for a missing one. */
function partlyUnknownText(value: string, unknown: { readonly day: string; readonly both: string }): string {
  const iso = isoOfDayAnswer(value, { dayFirst: false });
  const [year = "", month] = iso.split("-");
  if (/^\d{4}$/.test(iso)) return `${year} (${unknown.both})`;
  if (/^\d{4}-\d{2}$/.test(iso) && month !== undefined) return `${month}.${year} (${unknown.day})`;
  return dayText(value, false);
}

/** `03/14/1991` as `14.03.1991`; a month as `03.1991`; what is no date as it was typed. */
function dayText(value: string, dayFirst: boolean): string {
  const [one = "", other = "", year] = value.split("/");
  const parts = dayFirst ? { day: one, month: other } : { day: other, month: one };
  if (year === undefined) return value.replace("/", ".");
  const whole = isoOfDay(`${parts.month}/${parts.day}/${year}`) !== undefined;
  if (!whole && Number(parts.day) !== 0) return value;
  return Number(parts.day) === 0 ? `${parts.month}.${year}` : `${parts.day}.${parts.month}.${year}`;
}

/** `2026-11-21T14:30:00+01:00` as it was given, without moving it to another time zone; `clock` undefined: the day only. */
function momentText(value: string, clock: string | undefined): string {
  const [, year = "", month = "", day = "", time = ""] =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(value) ?? [];
  if (year === "") return value;
  return `${day}.${month}.${year}${clock === undefined || time === "" ? "" : `, ${time}${clock}`}`;
}
