import { isLocale } from "../i18n/locales.ts";
import { furtherAddress, type PrefixStrategy, routesOf } from "../navigation/localePath.ts";
import type { Route } from "../navigation/routes.ts";

export interface SpokenRoute extends Omit<Route, "locale"> {
  /** Carries the code of the language as suffix. */
  readonly name: string;
  /** Code of the language that the page is shown in at this address. */
  readonly language: string;
}

/** Every page in every language on offer, those that settings add included. */
export function everyRoute(languages: readonly string[], strategy: PrefixStrategy): readonly SpokenRoute[] {
  const routes = routesOf(strategy);
  return languages.flatMap((language) =>
    routes
      .filter(({ locale }) => locale === (isLocale(language) ? language : "en"))
      .map(({ pageId, path, layout }) => ({
        name: `${pageId}-${language}`,
        path: isLocale(language) || strategy === "no_prefix" ? path : furtherAddress(path, language),
        pageId,
        layout,
        language,
      })),
  );
}
