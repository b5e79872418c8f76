import { showLanguage } from "../i18n/i18n.ts";
import { loadRoute } from "./loadRoute.ts";
import { routeAt, type ShownPage, wantedOf } from "./shownPage.ts";

/** The page that the document shows already; undefined where it did not arrive: then the router says so. */
export async function firstPage(preferred: string): Promise<ShownPage | undefined> {
  const wanted = { pathname: location.pathname, preferred };
  const { route, language } = routeAt(wanted);
  const loaded = await loadRoute(route, language.code);
  if (loaded.Page === "failed") return undefined;
  await showLanguage(language.code);
  return { ...loaded, pageId: route?.pageId, wanted: wantedOf(wanted) };
}
