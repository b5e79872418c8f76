import type { Locale } from "./locales.ts";
import { unbrokenName } from "./unbrokenName.ts";

/** Title of a service as it is shown, in the language of the page; where there is none in English, the German one that the authority uses. */
export function serviceTitle(
  { title, titleEn }: { readonly title: string; readonly titleEn: string },
  locale: Locale,
): string {
  return unbrokenName(locale === "en" && titleEn !== "" ? titleEn : title);
}
