import { showLocale } from "../i18n/i18n.ts";
import type { Locale } from "../i18n/locales.ts";
import { loadRoute } from "./loadRoute.ts";
import { routeAt, type ShownPage, wantedOf } from "./shownPage.ts";

/** The page that the document shows already; undefined where it did not arrive: then the router says so. */
export async function firstPage(preferred: Locale): Promise<ShownPage | undefined> {
  const wanted = { pathname: location.pathname, preferred };
  const { route, locale } = routeAt(wanted);
  const loaded = await loadRoute(route, locale);
  if (loaded.Page === "failed") return undefined;
  await showLocale(locale);
  return { ...loaded, pageId: route?.pageId, wanted: wantedOf(wanted) };
}
