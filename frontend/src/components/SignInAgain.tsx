import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Button } from "./Button.tsx";
import { pageAddress } from "../navigation/pageAddress.ts";
import { navigateTo } from "../navigation/navigateTo.ts";

/** The way to sign in after a session has ended; it comes back to this page. */
export function SignInAgain({ go = navigateTo }: { readonly go?: (address: string) => void }): ReactNode {
  const { t, locale } = useTranslation();
  const next = location.pathname + location.search;
  return (
    <Button kind="primary" onClick={() => go(pageAddress("account", { locale, query: { next } }))}>
      {t("session.ended.signIn")}
    </Button>
  );
}
