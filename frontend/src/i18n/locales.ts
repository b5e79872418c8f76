export const LOCALES = ["de", "en"] as const;
export type Locale = (typeof LOCALES)[number];

export function isLocale(value: string): value is Locale {
  return value === "de" || value === "en";
}

/** `en-US` is read as `en`; languages the portal does not speak give nothing. */
export function localeOfTag(tag: string): Locale | undefined {
  const language = tag.toLowerCase().split("-")[0] ?? "";
  return isLocale(language) ? language : undefined;
}
