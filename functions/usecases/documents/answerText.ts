import type { InputComponent, Option } from "../../forms/CompiledForm.ts";
import { isoOfDay } from "../../forms/dayValue.ts";
import type { JsonValue } from "../../forms/JsonValue.ts";

export const NOT_GIVEN = "nicht angegeben";

interface Given {
  readonly value: JsonValue | undefined;
  readonly options: readonly Option[];
}

/** An answer as a person reads it on paper, in German. Several answers stand below each other. */
export function answerText(field: InputComponent, { value, options }: Given): string {
  const texts = Array.isArray(value) ? value.map((item) => itemText(field, { value: item, options })) : [];
  const text = Array.isArray(value)
    ? texts.filter((line) => line !== "").join("\n")
    : itemText(field, { value, options });
  return text === "" ? NOT_GIVEN : text;
}

function itemText(field: InputComponent, { value, options }: Given): string {
  if (value === undefined || value === null || value === "") return "";
  if (typeof value === "boolean") return value ? "Ja" : "Nein";
  if (typeof value === "object") return objectText(field, { value, options });
  switch (field.type) {
    case "number":
    case "currency":
      return numberText(field, value);
    case "day":
      return dayText(String(value), field.settings?.dayFirst === true);
    case "datetime":
      return momentText(String(value), field.settings?.withoutTime === true);
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

function numberText(field: InputComponent, value: string | number): string {
  const number = Number(value);
  if (Number.isNaN(number)) return String(value);
  const { currency } = field.settings ?? {};
  return field.type === "currency"
    ? new Intl.NumberFormat("de-DE", { style: "currency", currency: currency ?? "EUR" }).format(number)
    : new Intl.NumberFormat("de-DE", { maximumFractionDigits: 20, useGrouping: false }).format(number);
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

/** `2026-11-21T14:30:00+01:00` as it was given, without moving it to another time zone. */
function momentText(value: string, withoutTime: boolean): string {
  const [, year = "", month = "", day = "", time = ""] =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(value) ?? [];
  if (year === "") return value;
  return `${day}.${month}.${year}${withoutTime || time === "" ? "" : `, ${time} Uhr`}`;
}
