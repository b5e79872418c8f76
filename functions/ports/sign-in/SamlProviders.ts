import type { Result } from "#domain/result.ts";
import type { ProviderId } from "#domain/sign-in/ProviderId.ts";
import type { ProviderSignIn } from "#domain/sign-in/ProviderSignIn.ts";
import type { ProviderSession } from "#domain/sign-in/UserSession.ts";
import type { TrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { UserDataScope } from "#domain/sign-in/userDataScopes.ts";
import type { IdentifiedPerson } from "#domain/sign-in/IdentifiedPerson.ts";
import type { LoginFailure, LogoutRefusal } from "./IdentityProviders.ts";
import type { BegunLogout } from "./LoginStore.ts";

export interface SamlRequest {
  readonly providerId: ProviderId;
  readonly trustLevel: TrustLevel;
  /** What the portal wants to know of the person; of these, what the provider offers is asked for, and nothing else kept. */
  readonly scopes: readonly UserDataScope[];
  readonly locale: "de" | "en";
  /** Id of the request; the answer names it again. */
  readonly requestId: string;
  readonly relayState: string;
  readonly now: Date;
}

/** Where the browser or the eID client takes the signed request. Without fields it is an address to open. */
export interface SamlDestination {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface SamlAnswer {
  readonly request: Pick<SamlRequest, "providerId" | "trustLevel" | "scopes" | "requestId">;
  /** Base64 as it came. */
  readonly samlResponse: string;
  /** With an answer that came in the address: there the signature covers the query. */
  readonly querySignature?: {
    readonly relayState: string;
    readonly algorithm: string;
    readonly value: string;
  };
  /** When the person was sent to the provider: an earlier proof of identity does not count. */
  readonly startedAt: string;
  readonly now: Date;
}

/** A message as it came: posted with a signature inside, or in an address with one over the query. */
export interface SamlMessage {
  /** Base64. */
  readonly text: string;
  readonly relayState?: string;
  readonly querySignature?: { readonly algorithm: string; readonly value: string };
}

/** A provider's request to end the sessions of sign-ins. */
export interface SamlLogout {
  readonly providerId: ProviderId;
  readonly requestId: string;
  readonly signIns: readonly ProviderSignIn[];
}

/** Sign-in at outside providers by SAML 2.0 (web browser SSO). */
export interface SamlProviders {
  request(request: SamlRequest): Promise<Result<SamlDestination, LoginFailure>>;
  /** Verifies what came back: signature, encryption, issuer, audience, recipient, times, level. */
  verify(answer: SamlAnswer): Promise<Result<IdentifiedPerson, LoginFailure>>;
  /** SAML metadata of the portal for this provider. */
  metadata(providerId: ProviderId): Promise<Result<string, LoginFailure>>;
  /** Address that ends the provider's own session, if it has one. */
  logoutUrl(
    providerId: ProviderId,
    given: { readonly session: ProviderSession; readonly requestId: string; readonly now: Date },
  ): Promise<string | undefined>;
  /** Verifies a provider's request to end sessions: signature, issuer, destination, times. */
  readLogout(message: SamlMessage, now: Date): Promise<Result<SamlLogout, LogoutRefusal>>;
  /** Address that takes our signed answer to it back; undefined: the provider has none. */
  logoutAnswerUrl(
    logout: SamlLogout,
    answer: { readonly answerId: string; readonly relayState: string | undefined; readonly now: Date },
  ): Promise<string | undefined>;
  /** Verifies the answer to our own request, and that it was a yes. */
  checkLogoutAnswer(
    message: SamlMessage,
    begun: BegunLogout & { readonly now: Date },
  ): Promise<Result<undefined, LogoutRefusal>>;
}
