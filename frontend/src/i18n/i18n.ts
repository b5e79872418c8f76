import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { isLocale, type Locale } from "./locales.ts";

/** Keys are plain text with dots, prefixed with their folder; there are no namespaces and no nesting. */
export async function startI18n(locale: Locale): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** Adds the texts of a lazy page. */
export function addMessages(locale: Locale, messages: Readonly<Record<string, string>>): void {
  i18next.addResourceBundle(locale, "translation", messages, true, true);
}

export async function speakLocale(locale: Locale): Promise<void> {
  if (i18next.language !== locale) await i18next.changeLanguage(locale);
}

export async function showLocale(locale: Locale): Promise<void> {
  await speakLocale(locale);
  document.documentElement.lang = locale;
}

export function shownLocale(): Locale {
  return isLocale(i18next.language) ? i18next.language : "de";
}
