import type { Result } from "../domain/result.ts";
import type { ProviderSignIn } from "../domain/session/ProviderSignIn.ts";
import type { ProviderId } from "../domain/session/ProviderId.ts";
import type { TrustLevel } from "../domain/session/TrustLevel.ts";
import type { UserDataScope } from "../domain/session/userDataScopes.ts";
import type { IdentifiedPerson } from "../domain/session/IdentifiedPerson.ts";

export interface LoginRequest {
  readonly providerId: ProviderId;
  readonly trustLevel: TrustLevel;
  /** What the portal wants to know of the person; of these, what the provider offers is asked for, and nothing else kept. */
  readonly scopes: readonly UserDataScope[];
  readonly locale: "de" | "en";
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** When the person was sent to the provider: an earlier proof of identity does not count. */
  readonly startedAt: string;
}

export type LoginFailure =
  | { readonly kind: "provider-not-found" }
  /** Not to be reached, or not set up: `reason` is a code for the log. */
  | { readonly kind: "identity-provider-unavailable"; readonly reason: string }
  | { readonly kind: "login-cancelled" }
  /** `seconds` beside the reason `clock`: how far the provider's is ahead of ours. */
  | { readonly kind: "login-refused"; readonly reason: string; readonly seconds?: number }
  /** The account does not tell what the portal cannot do without; trying again never helps. */
  | { readonly kind: "account-incomplete"; readonly reason: string }
  | { readonly kind: "trust-level-too-low" };

/** A provider's wish to sign somebody out that does not hold: `reason` is a code for the log. */
export interface LogoutRefusal {
  readonly kind: "logout-refused";
  readonly reason: string;
}

/** Sign-in at outside providers by OpenID Connect. */
export interface IdentityProviders {
  /** Address to send the browser to. */
  loginUrl(request: LoginRequest): Promise<Result<string, LoginFailure>>;
  /** Verifies what the browser brought back (code exchange, issuer, audience, nonce, level). */
  finishLogin(request: LoginRequest, callbackQuery: string): Promise<Result<IdentifiedPerson, LoginFailure>>;
  /** Address that ends the provider's own session, if it has one. */
  logoutUrl(providerId: ProviderId, session: { readonly idToken: string }): Promise<string | undefined>;
  /** Verifies a broker's word that somebody signed out there (signature, issuer, audience, times, event). */
  readLogoutToken(
    token: string,
  ): Promise<Result<{ readonly signIn: ProviderSignIn; readonly tokenId: string }, LogoutRefusal>>;
}
