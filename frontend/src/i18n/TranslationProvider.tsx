import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { TranslationContext } from "./useTranslation.ts";

/** Everything inside speaks the language that is shown, and the next one as soon as it changes. */
export function TranslationProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { t, i18n } = useTranslation();
  const translation = useMemo(() => ({ t, i18n }), [t, i18n]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}
