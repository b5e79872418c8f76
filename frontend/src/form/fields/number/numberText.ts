import type { InputComponent } from "#forms/CompiledForm.ts";
import { plainDigits } from "#domain/text/plainDigits.ts";

type Locale = "de" | "en";

const TAGS: Readonly<Record<Locale, string>> = { de: "de-DE", en: "en-GB" };

/** A number as people of a language write it. */
export function fromNumber(
  value: number,
  { locale, field }: { readonly locale: Locale; readonly field: InputComponent },
): string {
  const { decimals, grouped } = field.settings ?? {};
  const useGrouping = grouped === true || field.type === "currency";
  // All languages write these alike, and the first use of a formatter takes longer than a page of fields.
  if (!useGrouping && Number.isSafeInteger(value)) return value.toString();
  return new Intl.NumberFormat(TAGS[locale], {
    useGrouping,
    maximumFractionDigits: Math.min(decimals ?? 20, 20),
    minimumFractionDigits: field.type === "currency" && !Number.isInteger(value) ? 2 : 0,
  }).format(value);
}

/** What a text means as a number: `unclear` is `1,000` where it can be one or one thousand. */
export type NumberRead = { readonly value: number } | "none" | "unclear";

/** What sets thousands apart without being a decimal sign. */
const APART = /[\s\u066c'’]/g;

/** Reads a number in the ways people write it, with the digits of their keyboard; never by guessing. */
export function readNumber(text: string, field: Pick<InputComponent, "settings">): NumberRead {
  const { decimals, unit } = field.settings ?? {};
  const given = plainDigits(text).replace("\u066b", ",");
  const plain = (unit === undefined ? given : inUnit(given, unit))
    .replace(APART, "")
    .replace(/^[+−]/, (sign) => (sign === "−" ? "-" : ""));
  // Which sign is whose depends on the country of the reader, not on the language of the page.
  if (/^-?\d{1,3}[.,]\d{3}$/.test(plain) && (decimals ?? 3) > 2) return "unclear";
  const decimal = decimalSign(plain);
  const digits = plain.replace(decimal === "," ? /\./g : /,/g, "").replace(",", ".");
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? { value: Number(digits) } : "none";
}

/** The last of two different signs, or the only one, unless it can but set thousands apart. */
function decimalSign(text: string): "," | "." {
  const comma = text.lastIndexOf(",");
  const point = text.lastIndexOf(".");
  if (/^-?\d{1,3}(?:\.\d{3})+$/.test(text)) return ",";
  if (/^-?\d{1,3}(?:,\d{3})+$/.test(text)) return ".";
  return comma > point ? "," : ".";
}

const YEARS =
  /^\s*(\d+)(?:[.,](5))?\s*(?:jahre?n?|years?|yrs?|j\.?)(?:\s*(?:und|and|,)?\s*(\d+)\s*mon\S*)?\s*$/i;
const UNITS: Readonly<Record<"hours" | "months", RegExp>> = {
  hours: /\s*(?:stunden?|std\.?|hours?|hrs?|h)(?:\s*(?:pro|je|per|a)\s*(?:woche|week))?\s*$/i,
  months: /\s*(?:monate?n?|months?|mon\.?)\s*$/i,
};

/** `40 Stunden` is 40 hours, `3 Jahre` are 36 months. */
function inUnit(text: string, unit: "hours" | "months"): string {
  const [whole, years, half, months = "0"] = (unit === "months" ? YEARS.exec(text) : null) ?? [];
  if (whole === undefined) return text.replace(UNITS[unit], "");
  return (Number(years) * 12 + (half === undefined ? 0 : 6) + Number(months)).toString();
}
