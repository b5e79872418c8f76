import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./App.tsx";
import { de } from "./documentMessages.de.ts";
import { en } from "./documentMessages.en.ts";
import { addMessages, speakLanguage, startI18n } from "../i18n/i18n.ts";
import { languageOf, languages } from "../i18n/languages.ts";
import type { Locale } from "../i18n/locales.ts";
import i18next from "i18next";
import { everyRoute } from "./everyRoute.ts";
import { frameOf, type LoadedRoute, loadRoute } from "./loadRoute.ts";
import type { PagePayload } from "./pagePayload.ts";
import { textsOf } from "../i18n/lazyMessages.ts";
import { loadTexts, messagesOf } from "./pages.ts";
import { PhoneLink } from "../components/contact/PhoneLink.tsx";
import { WaitingPage } from "../components/status/Waiting.tsx";
import { CONTENT_PAGES, type Layout, type PageId } from "../navigation/routes.ts";
import { wantedOf } from "../navigation/routeAt.ts";
import { WaitingDocument } from "../navigation/PageLink.tsx";
import { portalSettings } from "../settings/portalSettings.ts";

/** A page without a session: what the browser shows first. */
export interface PrerenderedPage {
  readonly pageId: PageId;
  readonly layout: Layout;
  readonly locale: Locale;
  /** Code of the language it is shown in, and its direction. */
  readonly language: string;
  readonly dir: "ltr" | "rtl";
  readonly path: string;
  readonly title: string;
  /** What search engines show of it. */
  readonly description: string;
  readonly html: string;
  /** Undefined where they are not split by page. */
  readonly texts: PagePayload["texts"] | undefined;
  /** What it says comes from the server: only its frame and its heading are there. */
  readonly isWaiting: boolean;
}

type WaitingTitle = "start.waiting" | "process.waiting" | "account.title";

/** Pages of a person: header, heading and the place for the rest are there at first paint. */
const WAITING_PAGES = new Map<PageId, WaitingTitle>([
  ["antrag-start", "start.waiting"],
  ["process", "process.waiting"],
  ["account", "account.title"],
]);

/**
 * All content pages of this portal, and the frames of those that wait for the server, in each language of their address;
 * `/` has every language, because the reader decides there. Runs while building, without a browser.
 */
export async function prerenderedPages(): Promise<readonly PrerenderedPage[]> {
  await startI18n(portalSettings.languages.default);
  addMessages("de", de);
  addMessages("en", en);
  const pages: PrerenderedPage[] = [];
  const codes = languages().map(({ code }) => code);
  for (const route of everyRoute(codes, portalSettings.languages.prefixStrategy)) {
    const { pageId, path } = route;
    const waiting = WAITING_PAGES.get(pageId);
    if (waiting === undefined && !CONTENT_PAGES.includes(pageId)) continue;
    const { code, dir, locale } = languageOf(route.language);
    const loaded =
      waiting === undefined ? await loadRoute(route, code) : await waitingRoute(waiting, route.layout);
    if (waiting !== undefined) await loadTexts(pageId, code);
    if (typeof loaded.Page === "string") throw new Error(`The page ${path} could not be loaded.`);
    await speakLanguage(code);
    const shown = { ...loaded, pageId, wanted: wantedOf({ pathname: path, preferred: code }) };
    // Parts that ask where they are shown find the address of the page.
    Object.assign(globalThis, { location: { pathname: path, search: "", hash: "" } });
    const html = renderToString(
      <WaitingDocument value={waiting !== undefined}>
        <App firstLanguage={code} firstPage={shown} />
      </WaitingDocument>,
    );
    const heading = /<h1[^>]*>([^<]+)</.exec(html)?.[1];
    if (heading === undefined) throw new Error(`The page ${path} has no heading to be named by.`);
    const title = pageId === "index" ? i18next.t("common.home") : heading;
    const page: PrerenderedPage = {
      pageId,
      layout: route.layout,
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
      isWaiting: waiting !== undefined,
      // A further language has all its texts in one file.
      texts: code === locale && waiting === undefined ? await textsOf(messagesOf(pageId), locale) : undefined,
    };
    pages.push(page);
    if (pageId === "index" && path !== "/") pages.push({ ...page, path: "/" });
  }
  return pages;
}

async function waitingRoute(title: WaitingTitle, layout: Layout): Promise<LoadedRoute> {
  const Page = (): ReactNode => (
    <>
      <WaitingPage title={i18next.t(title)} />
      <LateNote />
    </>
  );
  return { Page, Frame: await frameOf(layout) };
}

/** Comes by a style, in both languages: to a browser that is too old nothing else says why there is no page. */
function LateNote(): ReactNode {
  const { phone } = portalSettings.support;
  return (
    <div className="ap-wrap ap-late">
      <div className="ap-stack ap-col">
        {Object.entries({ de, en }).map(([language, texts]) => (
          <p key={language} lang={language}>
            {texts["document.late"]} <PhoneLink number={phone} />
          </p>
        ))}
      </div>
    </div>
  );
}
