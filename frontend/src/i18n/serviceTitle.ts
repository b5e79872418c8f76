import type { Locale } from "./locales.ts";

/** Title of a service in the language of the page; where there is none in English, the German one that the authority uses. */
export function serviceTitle(
  { title, titleEn }: { readonly title: string; readonly titleEn: string },
  locale: Locale,
): string {
  return locale === "en" && titleEn !== "" ? titleEn : title;
}
