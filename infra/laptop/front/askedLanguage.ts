import type { IncomingHttpHeaders } from "node:http";
import { LANGUAGE_COOKIE } from "#contract/limits.ts";

/** What the settings say of languages. */
export interface OfferedLanguages {
  /** Language tag for readers who name no language of the portal. */
  readonly fallback: string;
  readonly locales: readonly { readonly code: string }[];
}

/** Code of a reader's language, as the function at the edge finds it: cookie, then browser, then the setting. */
export function askedLanguage(headers: IncomingHttpHeaders, { fallback, locales }: OfferedLanguages): string {
  const offered = new Map(locales.map(({ code }) => [code.toLowerCase(), code]));
  const cookie = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(headers.cookie ?? "")?.[1] ?? "";
  const wishes = [cookie, ...(headers["accept-language"] ?? "").split(","), fallback];
  for (const wish of wishes) {
    const [tag = ""] = wish.trim().toLowerCase().split(";");
    const [language = ""] = tag.split("-");
    const code = offered.get(tag) ?? offered.get(language);
    if (code !== undefined) return code;
  }
  return "de";
}
