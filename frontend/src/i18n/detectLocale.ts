import { isLocale, type Locale, localeOfTag } from "./locales.ts";

export interface LocaleHints {
  /** Value of the language cookie. */
  readonly cookie: string | undefined;
  /** Languages of the browser, best first. */
  readonly browser: readonly string[];
  /** Language tag from the settings. */
  readonly fallback: string;
}

/** The language of a first access: cookie, then browser, then the setting (specification §2). */
export function detectLocale(hints: LocaleHints): Locale {
  if (hints.cookie !== undefined && isLocale(hints.cookie)) return hints.cookie;
  for (const tag of hints.browser) {
    const locale = localeOfTag(tag);
    if (locale !== undefined) return locale;
  }
  return localeOfTag(hints.fallback) ?? "de";
}
