import type { IncomingHttpHeaders } from "node:http";
import { LANGUAGE_COOKIE } from "../../../functions/contract/limits.ts";

/** The language of a reader, as the function at the edge finds it: cookie, then browser, then the setting. */
export function askedLanguage(headers: IncomingHttpHeaders, fallback: string): "de" | "en" {
  const cookie = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(headers.cookie ?? "")?.[1] ?? "";
  const wishes = [cookie, ...(headers["accept-language"] ?? "").split(","), fallback];
  for (const wish of wishes) {
    const language = wish.trim().toLowerCase().split(/[-;]/)[0];
    if (language === "de" || language === "en") return language;
  }
  return "de";
}
