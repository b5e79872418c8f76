import * as client from "openid-client";
import type { ProviderId } from "../../domain/session/ProviderId.ts";
import { satisfiesTrustLevel, TRUST_LEVELS, type TrustLevel } from "../../domain/session/TrustLevel.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import { isNewSignIn } from "../../domain/session/isNewSignIn.ts";
import type { IdentifiedPerson } from "../../domain/session/IdentifiedPerson.ts";
import type { IdentityProviders, LoginFailure, LoginRequest } from "../../ports/IdentityProviders.ts";
import { issuerOfToken, logoutRefused, readLogoutToken } from "./readLogoutToken.ts";
import { personOfClaims } from "./personOfClaims.ts";
import { wishFor } from "./wishFor.ts";

/** One broker: where it is, who we are there, and how it names levels and claims. */
export interface OidcProviderOptions {
  readonly providerId: ProviderId;
  readonly issuer: string;
  readonly transient: boolean;
  /** OAuth scopes beside those that the claims need. */
  readonly scopes: readonly string[];
  readonly acrValues: Readonly<Record<TrustLevel, string>>;
  readonly claims: Readonly<Record<string, string>>;
  readonly credentials: () => Promise<{ readonly clientId: string; readonly clientSecret: string }>;
}

export interface OidcOptions {
  readonly publicUrl: string;
  readonly providers: readonly OidcProviderOptions[];
}

const CALLBACK_PATH = "/api/auth/oidc/callback";
const TIMEOUT_SECONDS = 10;
/** Nobody needs longer from signing in at the provider back to us. */
const MAX_AGE_SECONDS = 300;
/** No provider signs its statement long before it hands it over. */
const ISSUED_MAX_AGE_SECONDS = 600;
/**
 * For counterparties on loopback. The library looks for this very function before it asks for the discovery document.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so that it stands out
const ALLOW_PLAIN_HTTP = client.allowInsecureRequests;
/** Discovery documents are kept this long, so that rotated keys and moved endpoints are noticed. */
const DISCOVERY_MILLISECONDS = 3_600_000;

/**
 * Sign-in by OpenID Connect: authorization code with PKCE, state and nonce (OAuth 2.1 profile). The library checks
 * issuer, audience, nonce, times and the signature by the provider's published keys (which it leaves out unless told:
 * the ID token came over TLS); the level of trust is checked here, because providers may give less than asked.
 */
export function createOidcProviders(options: OidcOptions): IdentityProviders {
  const configurations = new Map<ProviderId, { configuration: client.Configuration; until: number }>();
  const redirectUri = `${options.publicUrl}${CALLBACK_PATH}`;

  const configurationOf = async (provider: OidcProviderOptions): Promise<client.Configuration> => {
    const known = configurations.get(provider.providerId);
    if (known !== undefined && known.until > Date.now()) return known.configuration;
    const { clientId, clientSecret } = await provider.credentials();
    const configuration = await client.discovery(
      new URL(provider.issuer),
      clientId,
      undefined,
      client.ClientSecretBasic(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        execute: [
          client.enableNonRepudiationChecks,
          ...(provider.issuer.startsWith("http:") ? [ALLOW_PLAIN_HTTP] : []),
        ],
      },
    );
    configurations.set(provider.providerId, { configuration, until: Date.now() + DISCOVERY_MILLISECONDS });
    return configuration;
  };
  const providerOf = (providerId: ProviderId): OidcProviderOptions | undefined =>
    options.providers.find((candidate) => candidate.providerId === providerId);

  return {
    async loginUrl(request) {
      const provider = providerOf(request.providerId);
      if (provider === undefined) return err({ kind: "provider-not-found" });
      try {
        const configuration = await configurationOf(provider);
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          ...wishFor(provider, { scopes: request.scopes, server: configuration.serverMetadata() }),
          state: request.state,
          nonce: request.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(request.codeVerifier),
          code_challenge_method: "S256",
          prompt: "login",
          max_age: "0",
          acr_values: provider.acrValues[request.trustLevel],
          ui_locales: request.locale,
        });
        return ok(url.href);
      } catch (error) {
        return unavailable(error);
      }
    },
    async finishLogin(request, callbackQuery) {
      const provider = providerOf(request.providerId);
      if (provider === undefined) return err({ kind: "provider-not-found" });
      try {
        const configuration = await configurationOf(provider);
        const tokens = await client.authorizationCodeGrant(
          configuration,
          new URL(`${redirectUri}?${callbackQuery}`),
          {
            expectedState: request.state,
            expectedNonce: request.nonce,
            pkceCodeVerifier: request.codeVerifier,
            idTokenExpected: true,
            maxAge: MAX_AGE_SECONDS,
          },
        );
        const claims = tokens.claims();
        if (claims === undefined) return err({ kind: "login-refused", reason: "no-claims" });
        if (claims.iat < Date.now() / 1000 - ISSUED_MAX_AGE_SECONDS) {
          return err({ kind: "login-refused", reason: "issued-long-ago" });
        }
        const { auth_time: authTime } = claims;
        const isNew =
          authTime !== undefined &&
          isNewSignIn(new Date(authTime * 1000), { startedAt: request.startedAt, now: new Date() });
        if (!isNew) return err({ kind: "login-refused", reason: "authenticated-before" });
        const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
        const info = hasMore
          ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
        return identified(provider, {
          request,
          // What is signed wins, the level of trust above all.
          claims: { ...info, ...claims },
          acr: claims["acr"],
          idToken: tokens.id_token ?? "",
          sid: typeof claims["sid"] === "string" ? claims["sid"] : undefined,
        });
      } catch (error) {
        return refusal(error);
      }
    },
    async logoutUrl(providerId, { idToken }) {
      const provider = providerOf(providerId);
      if (provider === undefined) return undefined;
      try {
        const configuration = await configurationOf(provider);
        if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
        return client.buildEndSessionUrl(configuration, {
          id_token_hint: idToken,
          post_logout_redirect_uri: `${options.publicUrl}/`,
        }).href;
      } catch {
        // The portal's own session is over already; that the provider cannot be asked must not keep anybody signed in.
        return undefined;
      }
    },
    async readLogoutToken(token) {
      const issuer = issuerOfToken(token);
      const provider = options.providers.find((candidate) => candidate.issuer === issuer);
      if (provider === undefined) return logoutRefused("issuer");
      const { providerId } = provider;
      try {
        const configuration = await configurationOf(provider);
        const { jwks_uri: jwksUri } = configuration.serverMetadata();
        const { client_id: clientId } = configuration.clientMetadata();
        if (jwksUri === undefined) return logoutRefused("no-keys");
        const word = await readLogoutToken(token, { issuer: provider.issuer, clientId, jwksUri });
        if (!word.ok) return word;
        const { subject: name, sid: index, tokenId } = word.value;
        return ok({ tokenId, signIn: { providerId, name, ...(index !== undefined && { index }) } });
      } catch (error) {
        if (error instanceof Error) return logoutRefused("identity-provider-unavailable");
        throw error;
      }
    },
  };
}

function identified(
  provider: OidcProviderOptions,
  answer: {
    readonly request: LoginRequest;
    readonly claims: Readonly<Record<string, unknown>>;
    readonly acr: unknown;
    readonly idToken: string;
    readonly sid: string | undefined;
  },
): Result<IdentifiedPerson, LoginFailure> {
  const trustLevel = TRUST_LEVELS.findLast((level) => provider.acrValues[level] === answer.acr);
  if (trustLevel === undefined || !satisfiesTrustLevel(trustLevel, answer.request.trustLevel)) {
    return err({ kind: "trust-level-too-low" });
  }
  const person = personOfClaims(answer.claims, { claims: provider.claims, scopes: answer.request.scopes });
  if (person === undefined) return err({ kind: "login-refused", reason: "claims-broken" });
  return ok({
    ...person,
    trustLevel,
    transient: provider.transient,
    ...(answer.idToken !== "" && {
      providerSession: {
        idToken: answer.idToken,
        subject: person.subject,
        ...(answer.sid !== undefined && { sid: answer.sid }),
      },
    }),
  });
}

function refusal(error: unknown): { readonly ok: false; readonly failure: LoginFailure } {
  if (error instanceof client.AuthorizationResponseError) {
    return error.error === "access_denied"
      ? err({ kind: "login-cancelled" })
      : err({ kind: "login-refused", reason: errorCode(error.error) });
  }
  if (error instanceof client.ResponseBodyError) {
    return err({ kind: "login-refused", reason: errorCode(error.error) });
  }
  return unavailable(error);
}

/** Codes of the library for answers that did not come; everything else it refuses is a refused login. */
const UNREACHABLE = new Set(["OAUTH_TIMEOUT", "OAUTH_RESPONSE_IS_NOT_CONFORM"]);

function unavailable(error: unknown): { readonly ok: false; readonly failure: LoginFailure } {
  if (error instanceof client.ClientError) {
    const reason = error.code ?? "client-error";
    return UNREACHABLE.has(reason)
      ? err({ kind: "identity-provider-unavailable", reason })
      : err({ kind: "login-refused", reason });
  }
  // A token that cannot be decoded; without a code it is the network's.
  if (error instanceof TypeError && "code" in error)
    return err({ kind: "login-refused", reason: "malformed" });
  if (error instanceof Error) return err({ kind: "identity-provider-unavailable", reason: error.name });
  throw error;
}

/** The error came in an address that anybody can write: only what looks like a code goes into the log. */
function errorCode(error: string): string {
  return /^[a-z_]{1,40}$/.test(error) ? error : "error-unknown";
}
