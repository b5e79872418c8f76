import { renderToString } from "react-dom/server";
import { App } from "./App.tsx";
import { de } from "./documentMessages.de.ts";
import { en } from "./documentMessages.en.ts";
import { addMessages, speakLanguage, startI18n } from "./i18n/i18n.ts";
import { languageOf, languages } from "./i18n/languages.ts";
import type { Locale } from "./i18n/locales.ts";
import i18next from "i18next";
import { everyRoute } from "./routes/everyRoute.ts";
import { loadRoute } from "./routes/loadRoute.ts";
import type { PagePayload } from "./routes/pagePayload.ts";
import { textsOf } from "./routes/pages.ts";
import { CONTENT_PAGES, type PageId } from "./routes/routes.ts";
import { wantedOf } from "./routes/shownPage.ts";
import { portalSettings } from "./settings/portalSettings.ts";

/** A page as it is before anybody is known: what the browser shows first. */
export interface PrerenderedPage {
  readonly pageId: PageId;
  readonly locale: Locale;
  /** Code of the language it is shown in, and its direction. */
  readonly language: string;
  readonly dir: "ltr" | "rtl";
  readonly path: string;
  readonly title: string;
  /** What search engines show of it. */
  readonly description: string;
  readonly html: string;
  /** Undefined where they are not told page by page. */
  readonly texts: PagePayload["texts"] | undefined;
}

/**
 * All content pages of this portal, in each language of their address; `/` has every language, because the reader
 * decides there. Runs while building, without a browser.
 */
export async function prerenderedPages(): Promise<readonly PrerenderedPage[]> {
  await startI18n(portalSettings.languages.default);
  addMessages("de", de);
  addMessages("en", en);
  const pages: PrerenderedPage[] = [];
  const codes = languages().map(({ code }) => code);
  for (const route of everyRoute(codes, portalSettings.languages.prefixStrategy)) {
    if (!CONTENT_PAGES.includes(route.pageId)) continue;
    const { pageId, path } = route;
    const { code, dir, locale } = languageOf(route.language);
    const loaded = await loadRoute(route, code);
    if (typeof loaded.Page === "string") throw new Error(`The page ${path} could not be loaded.`);
    await speakLanguage(code);
    const shown = { ...loaded, pageId, wanted: wantedOf({ pathname: path, preferred: code }) };
    const html = at(path, () => renderToString(<App firstLanguage={code} firstPage={shown} />));
    const heading = /<h1[^>]*>([^<]+)</.exec(html)?.[1];
    if (heading === undefined) throw new Error(`The page ${path} has no heading to be named by.`);
    const title = pageId === "index" ? i18next.t("common.home") : heading;
    const page: PrerenderedPage = {
      pageId,
      locale,
      language: code,
      dir,
      path,
      title: `${portalSettings.portalName[locale]} - ${title}`,
      description: i18next.t("document.description", {
        portalName: portalSettings.portalName[locale],
        stateName: portalSettings.stateName[locale],
      }),
      html,
      // A further language has all its texts in one file.
      texts: code === locale ? await textsOf(pageId, locale) : undefined,
    };
    pages.push(page);
    if (pageId === "index" && path !== "/") pages.push({ ...page, path: "/" });
  }
  return pages;
}

/** Parts that ask where they are shown find the address of the page. */
function at(pathname: string, render: () => string): string {
  Object.assign(globalThis, { location: { pathname, search: "", hash: "" } });
  return render();
}
