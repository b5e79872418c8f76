export const LOCALES = ["de", "en"] as const;
export type Locale = (typeof LOCALES)[number];

export function isLocale(value: string): value is Locale {
  return value === "de" || value === "en";
}
