import type { InputComponent } from "../../../../functions/forms/CompiledForm.ts";

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

/** The number that a text means, in the ways people write it; undefined when it means none. */
export function toNumber(text: string, locale: Locale): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, "").replace(/^[+−]/, (sign) => (sign === "−" ? "-" : ""));
  const decimal = decimalSign(plain, locale);
  const digits = plain.replace(decimal === "," ? /\./g : /,/g, "").replace(",", ".");
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : undefined;
}

/** The last of two different signs, or the one that cannot set thousands apart. */
function decimalSign(text: string, locale: Locale): "," | "." {
  const comma = text.lastIndexOf(",");
  const point = text.lastIndexOf(".");
  if (comma >= 0 && point >= 0) return comma > point ? "," : ".";
  const own = locale === "de" ? "," : ".";
  const other = locale === "de" ? "." : ",";
  if (!text.includes(other)) return own;
  const thousands = /^-?\d{1,3}(?:[.,]\d{3})+$/.test(text);
  return thousands ? own : other;
}
