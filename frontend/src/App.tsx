import type { ReactNode } from "react";
import { SessionWatch } from "./features/session/SessionWatch.tsx";
import type { Locale } from "./i18n/locales.ts";
import { Router } from "./routes/Router.tsx";

export function App({ firstLocale }: { readonly firstLocale: Locale }): ReactNode {
  return (
    <>
      <Router firstLocale={firstLocale} />
      <SessionWatch />
    </>
  );
}
