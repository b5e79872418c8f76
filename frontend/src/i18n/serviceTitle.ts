import type { Locale } from "./locales.ts";

/** Title of a service as it is shown, in the language of the page; where there is none in English, the German one that the authority uses. */
export function serviceTitle(
  { title, titleEn }: { readonly title: string; readonly titleEn: string },
  locale: Locale,
): string {
  return unbrokenName(locale === "en" && titleEn !== "" ? titleEn : title);
}

/** The name of a profession as it is shown: "/ -pfleger" does not break after its hyphen. Not for what is sent or compared. */
export function unbrokenName(name: string): string {
  return name.replace(/ -(?=\p{L})/gu, " \u2011");
}
