import { shownLanguage } from "../i18n/i18n.ts";
import { languageOf } from "../i18n/languages.ts";
import { isLocale, type Locale } from "../i18n/locales.ts";
import { portalSettings } from "../settings/portalSettings.ts";
import { furtherAddress, localePath } from "./localePath.ts";
import type { PageId } from "./routes.ts";

export interface AddressParts {
  readonly locale: Locale;
  /** Without it: the language that is shown, where forms come in the locale, otherwise the locale itself. */
  readonly language?: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** Address of a page in a language, with its query. */
export function pageAddress(pageId: PageId, { locale, language, query = {} }: AddressParts): string {
  const { prefixStrategy: strategy } = portalSettings.languages;
  const shown = shownLanguage();
  const code = language ?? (languageOf(shown).locale === locale ? shown : locale);
  const path =
    isLocale(code) || strategy === "no_prefix"
      ? localePath(pageId, { locale, strategy })
      : furtherAddress(localePath(pageId, { locale: "en", strategy }), code);
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}
