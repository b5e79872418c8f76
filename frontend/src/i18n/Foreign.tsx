import type { ReactNode } from "react";
import { useTranslation } from "./useTranslation.ts";
import { languageOf, useLocale } from "./languages.ts";
import type { Locale } from "./locales.ts";
import { withGermanWords } from "./germanWords.ts";

/** Words of settings, services and forms within a page: in a further language marked with the language they are in. */
export function Foreign({ children }: { readonly children: ReactNode }): ReactNode {
  return <span {...useForeign()}>{children}</span>;
}

/** Marks German or English text on a page of a further language; does nothing on other pages. */
export function useForeign(): { readonly lang?: Locale; readonly dir?: "ltr" } {
  const { code, locale } = languageOf(useTranslation().i18n.language);
  return code === locale ? {} : { lang: locale, dir: "ltr" };
}

/** A value of a message that exists in German or English only: `RichMessage` marks it where the page speaks another language. */
export function foreignValue(text: string): string {
  return `<foreign>${text}</foreign>`;
}

/** A text of a form. German words in English ones are marked: a screen reader says them with a German voice. */
export function FormText({ children }: { readonly children: string }): ReactNode {
  const isEnglish = useLocale() === "en";
  const parts = isEnglish ? withGermanWords(children) : [children];
  if (parts.length === 1) return children;
  return parts.map((part, index) => (
    <span key={index} lang={index % 2 === 0 ? undefined : "de"}>
      {part}
    </span>
  ));
}
