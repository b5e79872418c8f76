import { sizeText } from "#domain/attachments/sizeText.ts";
import { TAGS, type Locale } from "./locales.ts";

export type TimeUnit = "minute" | "hour" | "day" | "week" | "year";

/** "1 Woche", "6 Wochen" */
export function formatDuration(
  amount: number,
  { unit, locale }: { readonly unit: TimeUnit; readonly locale: Locale },
): string {
  return new Intl.NumberFormat(TAGS[locale], { style: "unit", unit, unitDisplay: "long" }).format(amount);
}

export function formatSize(bytes: number, locale: Locale): string {
  return sizeText(bytes, TAGS[locale]);
}
