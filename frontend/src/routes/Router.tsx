import { type ReactNode, useEffect, useState } from "react";
import { usePathname } from "wouter/use-browser-location";
import { LoadingBar } from "../components/LoadingBar.tsx";
import { showLocale } from "../i18n/i18n.ts";
import { loadUsedMessages } from "../i18n/lazyMessages.ts";
import type { Locale } from "../i18n/locales.ts";
import { DefaultLayout } from "../layouts/DefaultLayout.tsx";
import { MinimalLayout } from "../layouts/MinimalLayout.tsx";
import { ErrorPage } from "../pages/error/ErrorPage.tsx";
import { portalSettings } from "../settings/portalSettings.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LanguageContext } from "./LanguageContext.ts";
import { localeOfPath, matchRoute } from "./localePath.ts";
import { loadPage } from "./pages.ts";
import { markMoved } from "../components/pageVisits.ts";
import type { Layout, PageId } from "./routes.ts";

interface ShownPage {
  readonly pageId: PageId | undefined;
  readonly locale: Locale;
  readonly layout: Layout;
  readonly Page: () => ReactNode;
  /** The address it was loaded for. */
  readonly wanted: string;
}

const LAYOUTS = { default: DefaultLayout, minimal: MinimalLayout } as const;

/**
 * Shows the page of the address inside its layout. The old page stays until code and texts of the new one are there;
 * a language switch keeps the page mounted, and with it what was typed.
 */
export function Router({ firstLocale }: { readonly firstLocale: Locale }): ReactNode {
  const pathname = usePathname();
  const [preferred, setPreferred] = useState(firstLocale);
  const [shown, setShown] = useState<ShownPage>();
  const wanted = `${preferred} ${pathname}`;

  useEffect(() => {
    let current = true;
    const use = { locale: preferred, strategy: portalSettings.languages.prefixStrategy };
    const route = matchRoute(pathname, use);
    const locale = route?.locale ?? localeOfPath(pathname, use);
    const show = async (): Promise<void> => {
      const Page = await pageOf(route?.pageId, locale);
      if (!current) return;
      // Without its texts a language cannot be shown: then the error speaks the one before.
      if (Page !== Failed) await showLocale(locale);
      setShown((before) => {
        if (before !== undefined && before.pageId !== route?.pageId) markMoved();
        return { pageId: route?.pageId, locale, layout: route?.layout ?? "default", Page, wanted };
      });
    };
    void show();
    return () => {
      current = false;
    };
  }, [pathname, preferred, wanted]);

  const Frame = LAYOUTS[shown?.layout ?? "default"];
  return (
    <LanguageContext value={{ setPreferred }}>
      <LoadingBar active={shown?.wanted !== wanted} />
      {shown !== undefined && (
        <Frame pageId={shown.pageId}>
          <ErrorBoundary key={shown.pageId ?? pathname} fallback={<ErrorPage kind="general" />}>
            <shown.Page />
          </ErrorBoundary>
        </Frame>
      )}
    </LanguageContext>
  );
}

async function pageOf(pageId: PageId | undefined, locale: Locale): Promise<() => ReactNode> {
  try {
    if (pageId !== undefined) return await loadPage(pageId, locale);
    await loadUsedMessages(locale);
    return NotFound;
  } catch {
    return Failed;
  }
}

function NotFound(): ReactNode {
  return <ErrorPage kind="404" />;
}

function Failed(): ReactNode {
  return <ErrorPage kind="general" />;
}
