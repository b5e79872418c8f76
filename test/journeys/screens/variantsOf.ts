import { createHash } from "node:crypto";
import { TAKES_ALL } from "#test/gate/scope.ts";
import { LIKE_ANOTHER } from "./ALIKE.ts";

export const LOCALES = ["de", "en"] as const;
export type ScreenLocale = (typeof LOCALES)[number];

/** A way to look at a screen. */
export interface Look {
  readonly width: 390 | 1280;
  readonly colorScheme: "light" | "dark";
}

export const LOOKS: readonly Look[] = [
  { width: 390, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
];

/** One of the four looks, chosen by the name. */
function looksOf(name: string): readonly Look[] {
  const first = (digestOf(name) >> 1) % LOOKS.length;
  return LOOKS.slice(first, first + 1);
}

function digestOf(name: string): number {
  return createHash("sha256").update(name).digest()[0] ?? 0;
}

/** Screens with texts in German only, in English only, or with names: German names on English pages are the most. */
export const WITH_NAMES: ReadonlySet<string> = new Set(
  `home-results start-fee start-accordions-open form-documents payment-choose result-rp area-sent check-receipt-valid
  imprint privacy-policy accessibility simple-language`.split(/\s+/),
);

/**
 * In which language and how a screen is looked at. One of the eight variants, chosen by the name, of screens that are not like
 * another; `npm run test:all` takes all eight of all.
 */
export function variantsOf(name: string): ReadonlyMap<ScreenLocale, readonly Look[]> {
  if (TAKES_ALL) return new Map(LOCALES.map((locale) => [locale, LOOKS]));
  if (LIKE_ANOTHER.has(name)) return new Map();
  const locale = WITH_NAMES.has(name) ? "en" : (LOCALES[digestOf(name) % 2] ?? "de");
  return new Map([[locale, looksOf(name)]]);
}
