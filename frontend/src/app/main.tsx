import "virtual:fira-sans.css";
import "virtual:kern/base.css";
import "../styles/base.css";
import "../styles/columns.css";
import "../styles/print.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { openAhead } from "../application/edit/opening.ts";
import { untilLoaded } from "../builds/untilLoaded.ts";
import { tell, watchErrors } from "../feedback/uncaught-errors/watchErrors.ts";
import { startI18n, showLanguage } from "../i18n/i18n.ts";
import { loadRoute, type ShownPage } from "./loadRoute.ts";
import { rememberPressed } from "./rememberPressed.ts";
import { routeAt, wantedOf } from "../navigation/routeAt.ts";
import { pageAddress } from "../navigation/pageAddress.ts";
import { portalSettings } from "../settings/portalSettings.ts";
import { detectLanguage, readLanguageCookie, writeLanguageCookie } from "../i18n/detectLanguage.ts";
import { languageOf, languages } from "../i18n/languages.ts";

function crashed(error: unknown): void {
  globalThis.console.error(error);
  void tell("page-crashed", error);
}

// A crashed page is replaced by an error page; the crash is reported.
const rootOptions = { onCaughtError: crashed, onUncaughtError: crashed };

// A page restored from the back-forward cache may show an ended session to another person.
window.addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  document.documentElement.hidden = true;
  location.reload();
});
watchErrors();
// The first field comes first; no build is as new as this.
setTimeout(() => {
  // A reload brings the newest build as well.
  untilLoaded(() => import("./watchPage.ts")).then(
    ({ watchPage }) => watchPage(),
    () => undefined,
  );
}, 3000);
const language = firstLanguage();
// The document of `/` may be that of another language: the edge does not know all that the browser knows.
const speaksAlready = document.documentElement.lang === language;
await startI18n(language);
const root = document.getElementById("app");
if (root === null) throw new Error("The page has no place for the portal.");
const isDocument = root.dataset["prerendered"] !== undefined;
const isWaiting = root.dataset["waiting"] !== undefined;
// What can be seen already stays until the app shows the same, or the page that was waited for.
const first = isDocument || isWaiting ? await firstPage(language) : undefined;
const pressAgain = rememberPressed(root);
const app = <App firstLanguage={language} firstPage={first} onPlaced={pressAgain} />;
if (first !== undefined && isDocument && speaksAlready) {
  // The document becomes the app, piece by piece: links, focus and what is read stay where they are. One that the
  // browser translated before cannot be taken over: React draws the page anew, and says so here.
  const onRecoverableError = (error: unknown): void => {
    globalThis.console.error(error);
    pressAgain();
  };
  startTransition(() => {
    hydrateRoot(root, app, { ...rootOptions, onRecoverableError });
  });
} else {
  // In pieces that let a key press through; then the app takes the place of the document at once, and nothing that is
  // pressed falls between the two.
  startTransition(() => createRoot(root, rootOptions).render(app));
}

/** The page that the document shows, or its frame; undefined where it did not arrive: then the router says so. */
async function firstPage(preferred: string): Promise<ShownPage | undefined> {
  const wanted = { pathname: location.pathname, preferred };
  const { route, language } = routeAt(wanted);
  if (route?.pageId === "process") openAhead(language.locale);
  const loaded = await loadRoute(route, language.code);
  if (loaded.Page === "failed") return undefined;
  await showLanguage(language.code);
  return { ...loaded, pageId: route?.pageId, wanted: wantedOf(wanted) };
}

/**
 * Code of the language to begin with. Detection acts on `/` only and moves there to the right home page; every other
 * address keeps its own language, so that a link from a letter or a search never changes under its reader.
 */
function firstLanguage(): string {
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
