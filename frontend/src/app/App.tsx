import { type ReactNode, useLayoutEffect } from "react";
import { SessionWatch } from "../sign-in/session/SessionWatch.tsx";
import { TranslationProvider } from "../i18n/TranslationProvider.tsx";
import { Router } from "./Router.tsx";
import type { ShownPage } from "./loadRoute.ts";

export interface AppProps {
  readonly firstLanguage: string;
  /** The page of the address, where the document shows it already. */
  readonly firstPage: ShownPage | undefined;
  /** The app has taken the place of the document. */
  readonly onPlaced?: () => void;
}

export function App({ firstLanguage, firstPage, onPlaced }: AppProps): ReactNode {
  useLayoutEffect(() => onPlaced?.(), [onPlaced]);
  return (
    <TranslationProvider>
      <Router firstLanguage={firstLanguage} firstPage={firstPage} />
      <SessionWatch />
    </TranslationProvider>
  );
}
