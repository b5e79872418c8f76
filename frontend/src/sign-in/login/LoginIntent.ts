import type { IdentityProvider } from "#ui/api/useRead.ts";
import type { LoginDecision } from "./LoginChoice.tsx";

/** What the redirect page needs to send the person to the provider. Kept in the entry of the history, not the address:
 *  a link must never be able to start a sign-in without consent. */
export interface LoginIntent extends LoginDecision {
  readonly kind: "login";
  /** Path of the portal to come back to. */
  readonly redirect: string;
  /** What the service wants to know of the person; absent: no service asks, the portal's own settings do. */
  readonly scopes?: IdentityProvider["defaultScopes"];
  /** Page where the sign-in was chosen: where giving it up leads back to. */
  readonly cancelUrl: string;
}

export function isLoginIntent(state: unknown): state is LoginIntent {
  return (
    typeof state === "object" &&
    state !== null &&
    "kind" in state &&
    state.kind === "login" &&
    "provider" in state &&
    "termsVersion" in state &&
    "trustLevel" in state &&
    "redirect" in state &&
    "cancelUrl" in state
  );
}
