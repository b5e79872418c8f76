import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { formatAs, type Locale } from "./locales.ts";
import { languageOf } from "./languages.ts";

/** Keys are plain text with dots, prefixed with their folder; there are no namespaces and no nesting. */
export async function startI18n(language: string): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** Adds the texts of a lazy page. */
export function addMessages(language: string, messages: Readonly<Record<string, string>>): void {
  i18next.addResourceBundle(language, "translation", messages, true, true);
}

/** From now on texts, dates and numbers are those of this language. */
export async function speakLanguage(code: string): Promise<void> {
  const { locale, tag } = languageOf(code);
  formatAs(locale, tag);
  if (i18next.language !== code) await i18next.changeLanguage(code);
}

export async function showLanguage(code: string): Promise<void> {
  await speakLanguage(code);
  document.documentElement.lang = code;
  document.documentElement.dir = languageOf(code).dir;
}

/** Code of the language that is shown; empty before the first is. */
export function shownLanguage(): string {
  return i18next.isInitialized ? i18next.language : "";
}

/** The language of forms and services now. */
export function shownLocale(): Locale {
  return languageOf(shownLanguage()).locale;
}
