import { pageAddress } from "../routes/pageAddress.ts";
import { routeAt } from "../routes/shownPage.ts";
import { portalSettings } from "../settings/portalSettings.ts";
import { detectLanguage } from "./detectLanguage.ts";
import { readLanguageCookie, writeLanguageCookie } from "./languageCookie.ts";
import { languageOf, languages } from "./languages.ts";

/**
 * Code of the language to begin with. Detection acts on `/` only and moves there to the right home page; every other
 * address keeps its own language, so that a link from a letter or a search never changes under its reader.
 */
export function firstLanguage(): string {
  const { fallback } = portalSettings.languages;
  const detected = detectLanguage({
    cookie: readLanguageCookie(),
    browser: navigator.languages,
    fallback,
    offered: languages().map(({ code }) => code),
  });
  if (location.pathname !== "/") {
    return routeAt({ pathname: location.pathname, preferred: detected }).language.code;
  }
  writeLanguageCookie(detected);
  const home = pageAddress("index", { locale: languageOf(detected).locale, language: detected });
  if (home !== "/") history.replaceState(null, "", `${home}${location.search}${location.hash}`);
  return detected;
}
