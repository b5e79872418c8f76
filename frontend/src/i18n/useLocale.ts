import { useTranslation } from "./useTranslation.ts";
import { languageOf } from "./languages.ts";
import type { Locale } from "./locales.ts";

/** The language of forms, services and names of the settings on the page that is shown. */
export function useLocale(): Locale {
  return languageOf(useTranslation().i18n.language).locale;
}
