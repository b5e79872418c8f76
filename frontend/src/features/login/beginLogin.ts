import type { Locale } from "../../i18n/locales.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import type { LoginDecision } from "./LoginChoice.tsx";

/** What the redirect page needs to send the person to the provider. Kept in the entry of the history, not the address:
 *  a link must never be able to start a sign-in that nobody consented to. */
export interface LoginIntent extends LoginDecision {
  readonly kind: "login";
  /** Path of the portal to come back to. */
  readonly redirect: string;
}

export function beginLogin(
  decision: LoginDecision,
  use: { readonly locale: Locale; readonly redirect: string },
): void {
  const intent: LoginIntent = { kind: "login", ...decision, redirect: use.redirect };
  navigateTo(pageAddress("redirect", { locale: use.locale }), { state: intent });
}

export function isLoginIntent(state: unknown): state is LoginIntent {
  return (
    typeof state === "object" &&
    state !== null &&
    "kind" in state &&
    state.kind === "login" &&
    "providerId" in state &&
    "termsVersion" in state &&
    "redirect" in state
  );
}
