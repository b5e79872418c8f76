import { LOCALES, type Locale } from "../i18n/locales.ts";
import { type PageId, PAGES, type Route } from "./routes.ts";

export type PrefixStrategy = "no_prefix" | "prefix_except_default" | "prefix_and_default";

/** Path of a page in a language. `no_prefix` has the German paths for both languages. */
export function localePath(
  pageId: PageId,
  use: { readonly locale: Locale; readonly strategy: PrefixStrategy },
): string {
  const { de, en } = PAGES[pageId].paths;
  switch (use.strategy) {
    case "no_prefix":
      return de;
    case "prefix_except_default":
      return use.locale === "de" ? de : en;
    case "prefix_and_default":
      return use.locale === "de" ? `/de${de === "/" ? "" : de}` : en;
  }
}

/** All routes of a strategy. Under `no_prefix` a path has one route per language, distinguished by the cookie. */
export function routesOf(strategy: PrefixStrategy): readonly Route[] {
  return pageIds().flatMap((pageId) =>
    LOCALES.map((locale) => ({
      path: localePath(pageId, { locale, strategy }),
      pageId,
      locale,
      layout: PAGES[pageId].layout,
    })),
  );
}

/** The route of an address. `locale` decides where the path has none (`no_prefix`). */
export function matchRoute(
  pathname: string,
  use: { readonly locale: Locale; readonly strategy: PrefixStrategy },
): Route | undefined {
  const path = pathname.replace(/\/+$/, "") || "/";
  const found = routesOf(use.strategy).filter((route) => route.path === path);
  return found.find((route) => route.locale === use.locale) ?? found[0] ?? returnRoute(path);
}

/** A failed sign-in comes back to `/redirect` or `/en/redirect` under every strategy: the server knows none. */
function returnRoute(path: string): Route | undefined {
  const { paths, layout } = PAGES.redirect;
  const locale = LOCALES.find((one) => paths[one] === path);
  return locale && { path, pageId: "redirect", locale, layout };
}

/** Language of an address for pages that do not exist, so that even "not found" speaks the right language. */
export function localeOfPath(
  pathname: string,
  use: { readonly locale: Locale; readonly strategy: PrefixStrategy },
): Locale {
  if (use.strategy === "no_prefix") return use.locale;
  return pathname.split("/")[1] === "en" ? "en" : "de";
}

function pageIds(): readonly PageId[] {
  return Object.keys(PAGES).filter((id): id is PageId => Object.hasOwn(PAGES, id));
}

/** Where pages of a further language stand: under its code, with the English names. */
export function furtherAddress(englishPath: string, code: string): string {
  return `/${code}${englishPath.slice("/en".length)}`;
}

/** The English address of the same page. */
export function ownAddress(pathname: string, code: string): string {
  return `/en${pathname.slice(code.length + 1)}`;
}
