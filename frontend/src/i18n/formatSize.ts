import { TAGS } from "./languageTags.ts";
import type { Locale } from "./locales.ts";

const BYTES_PER_KB = 1000;
const BYTES_PER_MB = 1_000_000;

/** Sizes as people read them, in one line; 1 MB is 1,000,000 bytes everywhere in the portal. */
export function formatSize(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < BYTES_PER_MB ? [bytes / BYTES_PER_KB, "kB"] : [bytes / BYTES_PER_MB, "MB"];
  const digits = unit === "MB" ? 1 : 0;
  const shown = unit === "kB" ? Math.ceil(value) : value;
  return `${new Intl.NumberFormat(TAGS[locale], { maximumFractionDigits: digits }).format(shown)}\u00a0${unit}`;
}
