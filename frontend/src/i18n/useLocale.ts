import { useTranslation } from "react-i18next";
import { isLocale, type Locale } from "./locales.ts";

/** Language of the page that is shown. */
export function useLocale(): Locale {
  const { language } = useTranslation().i18n;
  return isLocale(language) ? language : "de";
}
