import { TAGS, type Locale } from "./locales.ts";

const BYTES_PER_KB = 1000;
const BYTES_PER_MB = 1_000_000;

export type TimeUnit = "minute" | "hour" | "day" | "week" | "year";

/** "1 Woche", "6 Wochen" */
export function formatDuration(
  amount: number,
  { unit, locale }: { readonly unit: TimeUnit; readonly locale: Locale },
): string {
  return new Intl.NumberFormat(TAGS[locale], { style: "unit", unit, unitDisplay: "long" }).format(amount);
}

/** Sizes as people read them, in one line; 1 MB is 1,000,000 bytes everywhere in the portal. */
export function formatSize(bytes: number, locale: Locale): string {
  const isSmall = bytes < BYTES_PER_MB;
  const shown = isSmall ? Math.ceil(bytes / BYTES_PER_KB) : bytes / BYTES_PER_MB;
  const written = new Intl.NumberFormat(TAGS[locale], { maximumFractionDigits: 1 }).format(shown);
  return `${written}\u00a0${isSmall ? "kB" : "MB"}`;
}
