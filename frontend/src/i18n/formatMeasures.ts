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
  const [value, unit] = bytes < BYTES_PER_MB ? [bytes / BYTES_PER_KB, "kB"] : [bytes / BYTES_PER_MB, "MB"];
  const digits = unit === "MB" ? 1 : 0;
  const shown = unit === "kB" ? Math.ceil(value) : value;
  return `${new Intl.NumberFormat(TAGS[locale], { maximumFractionDigits: digits }).format(shown)}\u00a0${unit}`;
}
