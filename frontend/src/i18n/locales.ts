/** How dates and numbers are written. Apart from the formats, which load with the pages that show some. */
export const TAGS: Record<Locale, string> = { de: "de-DE", en: "en-GB" };

export const LOCALES = ["de", "en"] as const;
export type Locale = (typeof LOCALES)[number];

export function isLocale(value: string): value is Locale {
  return value === "de" || value === "en";
}

/** The settings say it; a further language writes what comes in German or English its own way. */
export function formatAs(locale: Locale, tag: string): void {
  TAGS[locale] = tag;
}
