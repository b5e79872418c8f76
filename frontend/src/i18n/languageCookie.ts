import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from "#contract/limits.ts";
import { cookieValue } from "../settings/cookieValue.ts";

const DAY_SECONDS = 86_400;

export function readLanguageCookie(): string | undefined {
  return cookieValue(LANGUAGE_COOKIE, document.cookie);
}

/** Remembers the language for 365 days (specification §9). */
export function writeLanguageCookie(code: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const maxAge = (LANGUAGE_COOKIE_DAYS * DAY_SECONDS).toString();
  document.cookie = `${LANGUAGE_COOKIE}=${code}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}
