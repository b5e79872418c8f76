import { DAY_ALONE } from "./format.ts";
import { TAGS, type Locale } from "./locales.ts";

/** "November 2026", of a day alone */
export function formatMonth(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { month: "long", year: "numeric", ...DAY_ALONE }).format(
    new Date(iso),
  );
}
