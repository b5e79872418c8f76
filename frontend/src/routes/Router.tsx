import i18next from "i18next";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { usePathname } from "wouter/use-browser-location";
import { LoadingBar } from "../components/LoadingBar.tsx";
import { notify } from "../components/notifications.ts";
import { showLocale } from "../i18n/i18n.ts";
import type { Locale } from "../i18n/locales.ts";
import { ErrorPage } from "../pages/error/ErrorPage.tsx";
import { portalSettings } from "../settings/portalSettings.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LanguageContext } from "./LanguageContext.ts";
import { localeOfPath, matchRoute } from "./localePath.ts";
import { type LoadedRoute, loadRoute } from "./loadRoute.ts";
import { markMoved } from "../components/pageVisits.ts";
import type { PageId } from "./routes.ts";

interface ShownPage extends LoadedRoute {
  readonly pageId: PageId | undefined;
  /** The address it was loaded for. */
  readonly wanted: string;
}

/**
 * Shows the page of the address inside its layout. The old page stays until code and texts of the new one are there;
 * a language switch keeps the page mounted, and with it what was typed.
 */
export function Router({ firstLocale }: { readonly firstLocale: Locale }): ReactNode {
  const pathname = usePathname();
  const [preferred, setPreferred] = useState(firstLocale);
  const [shown, setShown] = useState<ShownPage>();
  const onScreen = useRef<PageId>(undefined);
  const wanted = `${preferred} ${pathname}`;

  useEffect(() => {
    let current = true;
    const use = { locale: preferred, strategy: portalSettings.languages.prefixStrategy };
    const route = matchRoute(pathname, use);
    const locale = route?.locale ?? localeOfPath(pathname, use);
    const show = async (): Promise<void> => {
      const loaded = await loadRoute(route, locale);
      if (!current) return;
      // Without its texts a language cannot be shown: then the error speaks the one before.
      if (loaded.Page !== "failed") await showLocale(locale);
      else if (route !== undefined && route.pageId === onScreen.current) {
        // Only the language could not be switched: the page stays, and with it what was typed.
        notify(i18next.t("error.offline.text"), { type: "error" });
        setShown((before) => before && { ...before, wanted });
        return;
      }
      if (onScreen.current !== undefined && onScreen.current !== route?.pageId) markMoved();
      onScreen.current = route?.pageId;
      setShown({ ...loaded, pageId: route?.pageId, wanted });
    };
    void show();
    return () => {
      current = false;
    };
  }, [pathname, preferred, wanted]);

  return (
    <LanguageContext value={{ setPreferred }}>
      <LoadingBar active={shown?.wanted !== wanted} />
      {shown !== undefined && (
        <shown.Frame pageId={shown.pageId}>
          <ErrorBoundary key={shown.pageId ?? pathname} fallback={<ErrorPage kind="general" />}>
            <PageOf Page={shown.Page} />
          </ErrorBoundary>
        </shown.Frame>
      )}
    </LanguageContext>
  );
}

function PageOf({ Page }: Pick<LoadedRoute, "Page">): ReactNode {
  return typeof Page === "string" ? <ErrorPage kind={Page === "failed" ? "general" : "404"} /> : <Page />;
}
