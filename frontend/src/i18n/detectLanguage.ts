import { LOCALES } from "./locales.ts";
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from "#contract/limits.ts";
import { cookieValue } from "../settings/readValue.ts";

export interface LanguageHints {
  /** Value of the language cookie. */
  readonly cookie: string | undefined;
  /** Languages of the browser, best first. */
  readonly browser: readonly string[];
  /** Language tag from the settings. */
  readonly fallback: string;
  /** Codes of the languages on offer. */
  readonly offered?: readonly string[];
}

/** The language of a first access: cookie, then browser, then the setting (specification §2). */
export function detectLanguage({ cookie, browser, fallback, offered = LOCALES }: LanguageHints): string {
  if (cookie !== undefined && offered.includes(cookie)) return cookie;
  for (const tag of [...browser, fallback]) {
    const code = codeOfTag(tag, offered);
    if (code !== undefined) return code;
  }
  return "de";
}

/** `en-US` is read as `en`; languages the portal does not speak give nothing. */
function codeOfTag(tag: string, offered: readonly string[]): string | undefined {
  const whole = tag.toLowerCase();
  const language = whole.split("-")[0] ?? "";
  return offered.find((code) => code.toLowerCase() === whole) ?? offered.find((code) => code === language);
}

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
