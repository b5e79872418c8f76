import { useTranslation } from "./useTranslation.ts";
import { languageOf } from "./languages.ts";
import type { Locale } from "./locales.ts";

/** Marks what is told in German or English on a page of a further language; nothing on any other page. */
export function useForeign(): { readonly lang?: Locale; readonly dir?: "ltr" } {
  const { code, locale } = languageOf(useTranslation().i18n.language);
  return code === locale ? {} : { lang: locale, dir: "ltr" };
}
