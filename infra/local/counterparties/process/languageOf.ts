/** The language of a page, from `Accept-Language`: English where it comes first, German otherwise. */
export function languageOf(acceptLanguage: string | undefined): "de" | "en" {
  return acceptLanguage?.toLowerCase().startsWith("en") === true ? "en" : "de";
}
