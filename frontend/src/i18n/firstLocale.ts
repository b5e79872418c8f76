import { localeOfPath } from "../routes/localePath.ts";
import { pageAddress } from "../routes/pageAddress.ts";
import { portalSettings } from "../settings/portalSettings.ts";
import { detectLocale } from "./detectLocale.ts";
import { readLanguageCookie, writeLanguageCookie } from "./languageCookie.ts";
import type { Locale } from "./locales.ts";

/**
 * Language to begin with. Detection acts on `/` only and moves there to the right home page; every other address keeps
 * its own language, so that a link from a letter or a search never changes under its reader.
 */
export function firstLocale(): Locale {
  const { fallback, prefixStrategy } = portalSettings.languages;
  const detected = detectLocale({ cookie: readLanguageCookie(), browser: navigator.languages, fallback });
  if (location.pathname !== "/") {
    return localeOfPath(location.pathname, { locale: detected, strategy: prefixStrategy });
  }
  writeLanguageCookie(detected);
  const home = pageAddress("index", { locale: detected });
  if (home !== "/") history.replaceState(null, "", `${home}${location.search}${location.hash}`);
  return detected;
}
