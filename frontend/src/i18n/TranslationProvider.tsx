import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "./languages.ts";
import { type Translation, TranslationContext } from "./useTranslation.ts";

/** Everything inside speaks the language that is shown, and the next one as soon as it changes. */
export function TranslationProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { t, i18n } = useTranslation();
  const { code, locale } = languageOf(i18n.language);
  const translation = useMemo(
    (): Translation => ({ t, i18n, locale, foreign: code === locale ? {} : { lang: locale, dir: "ltr" } }),
    [t, i18n, locale, code],
  );
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}
