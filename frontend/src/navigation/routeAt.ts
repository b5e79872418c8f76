import { type Language, languageOf, languages } from "../i18n/languages.ts";
import { isLocale } from "../i18n/locales.ts";
import { portalSettings } from "../settings/portalSettings.ts";
import { ownAddress, localeOfPath, matchRoute } from "./localePath.ts";
import type { Route } from "./routes.ts";

interface Wanted {
  readonly pathname: string;
  /** Code of the language that decides where the address has none. */
  readonly preferred: string;
}

export function wantedOf({ pathname, preferred }: Wanted): string {
  return `${preferred} ${pathname}`;
}

/** The route of an address and the language it is shown in. */
export function routeAt({ pathname, preferred }: Wanted): {
  readonly route: Route | undefined;
  readonly language: Language;
} {
  const { prefixStrategy: strategy } = portalSettings.languages;
  const further = languages().find(({ code }) => !isLocale(code) && pathname.split("/")[1] === code);
  const hasFurther = further !== undefined && strategy !== "no_prefix";
  const own = hasFurther ? ownAddress(pathname, further.code) : pathname;
  const { locale } = languageOf(hasFurther ? "en" : preferred);
  const route = matchRoute(own, { locale, strategy });
  if (hasFurther) return { route, language: further };
  const shown = route?.locale ?? localeOfPath(pathname, { locale, strategy });
  const keeps = strategy === "no_prefix" && languageOf(preferred).locale === shown;
  return { route, language: languageOf(keeps ? preferred : shown) };
}
