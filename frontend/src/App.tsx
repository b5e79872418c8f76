import type { ReactNode } from "react";
import { SessionWatch } from "./features/session/SessionWatch.tsx";
import type { Locale } from "./i18n/locales.ts";
import { Router } from "./routes/Router.tsx";
import type { ShownPage } from "./routes/shownPage.ts";

export interface AppProps {
  readonly firstLocale: Locale;
  /** The page of the address, where the document shows it already. */
  readonly firstPage: ShownPage | undefined;
}

export function App({ firstLocale, firstPage }: AppProps): ReactNode {
  return (
    <>
      <Router firstLocale={firstLocale} firstPage={firstPage} />
      <SessionWatch />
    </>
  );
}
