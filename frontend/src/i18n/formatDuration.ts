import { TAGS } from "./languageTags.ts";
import type { Locale } from "./locales.ts";

export type TimeUnit = "minute" | "hour" | "day" | "week" | "year";

/** "1 Woche", "6 Wochen" */
export function formatDuration(
  amount: number,
  { unit, locale }: { readonly unit: TimeUnit; readonly locale: Locale },
): string {
  return new Intl.NumberFormat(TAGS[locale], { style: "unit", unit, unitDisplay: "long" }).format(amount);
}
