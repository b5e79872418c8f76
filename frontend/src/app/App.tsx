import type { ReactNode } from "react";
import { SessionWatch } from "../sign-in/session/SessionWatch.tsx";
import { TranslationProvider } from "../i18n/TranslationProvider.tsx";
import { Router } from "./Router.tsx";
import type { ShownPage } from "./loadRoute.ts";

export interface AppProps {
  readonly firstLanguage: string;
  /** The page of the address, where the document shows it already. */
  readonly firstPage: ShownPage | undefined;
}

export function App({ firstLanguage, firstPage }: AppProps): ReactNode {
  return (
    <TranslationProvider>
      <Router firstLanguage={firstLanguage} firstPage={firstPage} />
      <SessionWatch />
    </TranslationProvider>
  );
}
