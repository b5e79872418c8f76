import type { Locale } from "../../i18n/locales.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import type { IdentityProvider } from "../../api/useProviders.ts";

/** What the redirect page needs to send the person to the provider. Kept in the entry of the history, not the address:
 *  a link must never be able to start a sign-in that nobody consented to. */
export interface LoginIntent {
  readonly kind: "login";
  readonly provider: IdentityProvider;
  readonly termsVersion: string;
  /** Path of the portal to come back to. */
  readonly redirect: string;
  /** Page where the sign-in was chosen: the way back for whoever gives it up. */
  readonly cancelUrl: string;
}

export function beginLogin(
  decision: Pick<LoginIntent, "provider" | "termsVersion">,
  use: { readonly locale: Locale; readonly redirect: string },
): void {
  const cancelUrl = location.pathname + location.search;
  const intent: LoginIntent = { kind: "login", ...decision, redirect: use.redirect, cancelUrl };
  navigateTo(pageAddress("redirect", { locale: use.locale }), { state: intent });
}

export function isLoginIntent(state: unknown): state is LoginIntent {
  return (
    typeof state === "object" &&
    state !== null &&
    "kind" in state &&
    state.kind === "login" &&
    "provider" in state &&
    "termsVersion" in state &&
    "redirect" in state
  );
}
