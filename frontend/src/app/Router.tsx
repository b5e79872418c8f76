import i18next from "i18next";
import { type ReactNode, useEffect, useRef, useState, Component } from "react";
import { useHistoryState, usePathname, useSearch } from "wouter/use-browser-location";
import { sessionOver } from "../api/sessionEnd.ts";
import { newerBuild, PartGone } from "../builds/partFailed.ts";
import { LoadingBar } from "../components/status/Waiting.tsx";
import { announce } from "../components/announcements.ts";
import { notify } from "../components/status/Notifications.tsx";
import { showLanguage, shownLanguage } from "../i18n/i18n.ts";
import { ErrorPage } from "../components/ErrorPage.tsx";
import { openAhead } from "../application/edit/opening.ts";
import { LanguageContext, type AddressParts, StandingAddress } from "../navigation/StandingAddress.ts";
import { type LoadedRoute, loadRoute, type ShownPage } from "./loadRoute.ts";
import { markMoved } from "../components/PageHeading.tsx";
import { routeAt, wantedOf } from "../navigation/routeAt.ts";
import { useLiveValue } from "../settings/listeners.ts";

interface ErrorBoundaryProps {
  readonly fallback: (kind: "general" | "gone") => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: "general" | "gone" | undefined;
}

/** An unexpected error in a page shows the general error page inside the layout; the rest of the portal goes on. */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: error instanceof PartGone ? "gone" : "general" };
  }

  constructor(props: ErrorBoundaryProps) {
    super(props);
    // Not a field of the class: for Safari 15 that would be compiled to four helpers.
    this.state = { failed: undefined };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === undefined ? this.props.children : this.props.fallback(failed);
  }
}

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
  const isOver = useLiveValue(sessionOver);
  const [preferred, setPreferred] = useState(firstLanguage);
  const [shown, setShown] = useState(firstPage);
  const onScreen = useRef(firstPage?.pageId);
  const wanted = wantedOf({ pathname, preferred });
  const search = useSearch({ ssrSearch: "" });
  const state = useHistoryState<unknown>();
  const standing = useStanding({ pathname, search, state }, shown?.wanted === wanted);

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
      if (loaded.Page !== "failed" && loaded.Page !== "gone") {
        // What was said in the language before; what is still true is said anew.
        if (language.code !== shownLanguage()) announce("");
        await showLanguage(language.code);
      } else if (route !== undefined && route.pageId === onScreen.current) {
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
          <StandingAddress value={standing}>
            <ErrorBoundary key={shown.pageId ?? pathname} fallback={(kind) => <ErrorPage kind={kind} />}>
              {!isOver && <PageOf Page={shown.Page} />}
            </ErrorBoundary>
          </StandingAddress>
        </shown.Frame>
      )}
    </LanguageContext>
  );
}

/** The address as it was when the page on the screen was the one that it names. */
function useStanding(now: AddressParts, isShown: boolean): AddressParts {
  const [standing, setStanding] = useState(now);
  const { pathname, search, state } = standing;
  const isSame = pathname === now.pathname && search === now.search && state === now.state;
  if (!isShown || isSame) return standing;
  setStanding(now);
  return now;
}

const ERROR_PAGES = { "not-found": "404", failed: "general", gone: "gone" } as const;

function PageOf({ Page }: Pick<LoadedRoute, "Page">): ReactNode {
  return typeof Page === "string" ? <ErrorPage kind={ERROR_PAGES[Page]} /> : <Page />;
}
