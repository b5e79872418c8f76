import type { Locale } from "../../i18n/locales.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { rememberLogin } from "./lastLogin.ts";
import type { LoginDecision } from "./LoginChoice.tsx";
import type { LoginIntent } from "./LoginIntent.ts";

export function beginLogin(
  decision: LoginDecision,
  use: { readonly locale: Locale; readonly redirect: string },
): void {
  const cancelUrl = location.pathname + location.search;
  goToProvider({ kind: "login", ...decision, redirect: use.redirect, cancelUrl }, use.locale);
}

/** The way that was chosen, for the first time or once more. */
export function goToProvider(intent: LoginIntent, locale: Locale): void {
  rememberLogin(intent);
  navigateTo(pageAddress("redirect", { locale }), { state: intent });
}
