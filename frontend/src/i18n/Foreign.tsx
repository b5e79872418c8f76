import type { ReactNode } from "react";
import { useTranslation } from "./useTranslation.ts";
import { languageOf } from "./languages.ts";
import type { Locale } from "./locales.ts";

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
