import { renderToString } from "react-dom/server";
import { speakLocale, startI18n } from "./i18n/i18n.ts";
import type { Locale } from "./i18n/locales.ts";
import i18next from "i18next";
import { loadRoute } from "./routes/loadRoute.ts";
import type { PagePayload } from "./routes/pagePayload.ts";
import { textsOf } from "./routes/pages.ts";
import { routesOf } from "./routes/localePath.ts";
import { CONTENT_PAGES, type PageId } from "./routes/routes.ts";
import { portalSettings } from "./settings/portalSettings.ts";

/** A page as it is before anybody is known: what the browser shows first. */
export interface PrerenderedPage {
  readonly pageId: PageId;
  readonly locale: Locale;
  readonly path: string;
  readonly title: string;
  readonly html: string;
  readonly texts: PagePayload["texts"];
}

/**
 * All content pages of this portal, in each language of their address; `/` has every language, because the reader
 * decides there. Runs while building, without a browser.
 */
export async function prerenderedPages(): Promise<readonly PrerenderedPage[]> {
  await startI18n(portalSettings.languages.default);
  const pages: PrerenderedPage[] = [];
  for (const route of routesOf(portalSettings.languages.prefixStrategy)) {
    if (!CONTENT_PAGES.includes(route.pageId)) continue;
    const { pageId, locale, path } = route;
    const { Page, Frame } = await loadRoute(route, locale);
    if (typeof Page === "string") throw new Error(`The page ${path} could not be loaded.`);
    await speakLocale(locale);
    const html = at(path, () =>
      renderToString(
        <Frame pageId={pageId}>
          <Page />
        </Frame>,
      ),
    );
    const heading = /<h1[^>]*>([^<]+)</.exec(html)?.[1];
    if (heading === undefined) throw new Error(`The page ${path} has no heading to be named by.`);
    const title = pageId === "index" ? i18next.t("common.home") : heading;
    const texts = await textsOf(pageId, locale);
    const page: PrerenderedPage = {
      pageId,
      locale,
      path,
      title: `${portalSettings.portalName[locale]} - ${title}`,
      html,
      texts,
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
