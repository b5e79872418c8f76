import type { Result } from "#domain/result.ts";
import type { ProviderSignIn } from "#domain/sign-in/ProviderSignIn.ts";
import type { ProviderId } from "#domain/sign-in/ProviderId.ts";
import type { TrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { UserDataScope } from "#domain/sign-in/userDataScopes.ts";
import type { IdentifiedPerson } from "#domain/sign-in/IdentifiedPerson.ts";

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
  /** `seconds` with the reason `clock`: how far the provider's clock is ahead of ours. */
  | { readonly kind: "login-refused"; readonly reason: string; readonly seconds?: number }
  /** The account does not tell what the portal cannot do without; trying again never helps. */
  | { readonly kind: "account-incomplete"; readonly reason: string }
  | { readonly kind: "trust-level-too-low" };

/** An invalid logout request of a provider: `reason` is a code for the log. */
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
  /** Verifies a broker's logout token (signature, issuer, audience, times, event). */
  readLogoutToken(
    token: string,
  ): Promise<Result<{ readonly signIn: ProviderSignIn; readonly tokenId: string }, LogoutRefusal>>;
}
