import i18next from "i18next";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { usePathname } from "wouter/use-browser-location";
import { sessionOver } from "../api/sessionEnd.ts";
import { newerBuild } from "../builds/newerBuild.ts";
import { LoadingBar } from "../components/LoadingBar.tsx";
import { notify } from "../components/notifications.ts";
import { showLanguage, shownLanguage } from "../i18n/i18n.ts";
import { ErrorPage } from "../pages/error/ErrorPage.tsx";
import { openAhead } from "../pages/process/opening.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LanguageContext } from "./LanguageContext.ts";
import { type LoadedRoute, loadRoute } from "./loadRoute.ts";
import { markMoved } from "../components/pageVisits.ts";
import { routeAt, type ShownPage, wantedOf } from "./shownPage.ts";

export interface RouterProps {
  readonly firstLanguage: string;
  readonly firstPage: ShownPage | undefined;
}

/**
 * Shows the page of the address inside its layout. The old page stays until code and texts of the new one are there;
 * a language switch keeps the page mounted, and with it what was typed.
 */
export function Router({ firstLanguage, firstPage }: RouterProps): ReactNode {
  const pathname = usePathname();
  const isOver = useSyncExternalStore(sessionOver.subscribe, sessionOver.is, () => false);
  const [preferred, setPreferred] = useState(firstLanguage);
  const [shown, setShown] = useState(firstPage);
  const onScreen = useRef(firstPage?.pageId);
  const wanted = wantedOf({ pathname, preferred });

  useEffect(() => {
    if (shown?.wanted === wanted) return;
    let current = true;
    const { route, language } = routeAt({ pathname, preferred });
    // Another page, and not the same one in another language: what was typed there must stay.
    const opens = onScreen.current !== route?.pageId;
    const moves = opens && onScreen.current !== undefined;
    if (moves && newerBuild.takesOver(pathname)) return;
    if (opens && route?.pageId === "process") openAhead(language.locale);
    const show = async (): Promise<void> => {
      const loaded = await loadRoute(route, language.code);
      if (!current) return;
      // Without its texts a language cannot be shown: then the error speaks the one before.
      if (loaded.Page !== "failed" && loaded.Page !== "gone") await showLanguage(language.code);
      else if (route !== undefined && route.pageId === onScreen.current) {
        // Only the language could not be switched: the page stays, and with it what was typed.
        notify(i18next.t("error.offline.text"), { type: "error" });
        setShown((before) => before && { ...before, wanted });
        return;
      }
      // The document says in which language the error speaks, also when it is the first page.
      else if (onScreen.current === undefined) await showLanguage(shownLanguage());
      if (moves) markMoved();
      onScreen.current = route?.pageId;
      setShown({ ...loaded, pageId: route?.pageId, wanted });
    };
    void show();
    return () => {
      current = false;
    };
  }, [pathname, preferred, wanted, shown]);

  return (
    <LanguageContext value={{ setPreferred }}>
      <LoadingBar active={shown?.wanted !== wanted} />
      {shown !== undefined && (
        <shown.Frame pageId={shown.pageId}>
          <ErrorBoundary key={shown.pageId ?? pathname} fallback={(kind) => <ErrorPage kind={kind} />}>
            {!isOver && <PageOf Page={shown.Page} />}
          </ErrorBoundary>
        </shown.Frame>
      )}
    </LanguageContext>
  );
}

const ERROR_PAGES = { "not-found": "404", failed: "general", gone: "gone" } as const;

function PageOf({ Page }: Pick<LoadedRoute, "Page">): ReactNode {
  return typeof Page === "string" ? <ErrorPage kind={ERROR_PAGES[Page]} /> : <Page />;
}
