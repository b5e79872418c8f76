import type { Locale } from "#ui/i18n/locales.ts";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { navigateTo } from "#ui/navigation/navigateTo.ts";
import { rememberLogin, type LoginIntent } from "./lastLogin.ts";
import type { LoginDecision } from "./LoginChoice.tsx";

export function beginLogin(
  decision: LoginDecision,
  use: { readonly locale: Locale } & Pick<LoginIntent, "redirect" | "scopes">,
): void {
  const cancelUrl = location.pathname + location.search;
  const { locale, ...rest } = use;
  goToProvider({ kind: "login", ...decision, ...rest, cancelUrl }, locale);
}

let isChosenHere = false;
/** Whether a sign-in was chosen in this document: if not, Back, Forward or a reload led to the way there. */
export const wasChosenHere = (): boolean => isChosenHere;

/** The way that was chosen, for the first time or once more. */
export function goToProvider(intent: LoginIntent, locale: Locale): void {
  isChosenHere = true;
  rememberLogin(intent);
  navigateTo(pageAddress("redirect", { locale }), { state: intent });
}
