import * as client from "openid-client";
import { err, ok, type Result } from "#domain/result.ts";
import { isNewSignIn } from "#domain/sign-in/ProviderSignIn.ts";
import type { OidcProvider } from "#domain/sign-in/OidcProvider.ts";
import type { ProviderId } from "#domain/sign-in/ProviderId.ts";
import type { IdentityProviders, LoginFailure, LoginRequest } from "#ports/sign-in/IdentityProviders.ts";
import { type Claims, claimAt } from "./claimAt.ts";
import { byClock, loginRefusal } from "./loginRefusal.ts";
import { type OidcProviderOptions, openConfigurations } from "./openConfigurations.ts";
import { personOfClaims } from "./personOfClaims.ts";
import { issuerOfToken, logoutRefused, readLogoutToken } from "./readLogoutToken.ts";
import { authorizationScopes } from "./authorizationScopes.ts";

export interface OidcOptions {
  readonly publicUrl: string;
  readonly providers: readonly OidcProviderOptions[];
}

const CALLBACK_PATH = "/api/auth/oidc/callback";
/** Longest time from the sign-in at the provider back to us. */
const MAX_AGE_SECONDS = 300;
/** No provider signs its statement long before it hands it over. */
const ISSUED_MAX_AGE_SECONDS = 600;

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

/**
 * Sign-in by OpenID Connect: authorization code with PKCE, state and nonce (OAuth 2.1 profile). The library checks
 * issuer, audience, nonce, times and the signature by the provider's published keys (which it skips by default: the ID
 * token came over TLS); the level of trust is checked here, because providers may give less than asked.
 */
export function createOidcProviders(options: OidcOptions): IdentityProviders {
  const configurationOf = openConfigurations();
  const redirectUri = `${options.publicUrl}${CALLBACK_PATH}`;
  const providerOf = (providerId: ProviderId): OidcProviderOptions | undefined =>
    options.providers.find(({ settings }) => settings.provider.id === providerId);

  return {
    async loginUrl(request) {
      const provider = providerOf(request.providerId);
      if (provider === undefined) return err({ kind: "provider-not-found" });
      try {
        const configuration = await configurationOf(provider);
        const { settings } = provider;
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          ...authorizationScopes(settings, {
            scopes: request.scopes,
            server: configuration.serverMetadata(),
          }),
          state: request.state,
          nonce: request.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(request.codeVerifier),
          code_challenge_method: "S256",
          prompt: "login",
          max_age: "0",
          acr_values: settings.acrValues[request.trustLevel],
          ui_locales: request.locale,
        });
        return ok(url.href);
      } catch (error) {
        return loginRefusal(error);
      }
    },
    async finishLogin(request, callbackQuery) {
      const provider = providerOf(request.providerId);
      if (provider === undefined) return err({ kind: "provider-not-found" });
      const { settings } = provider;
      const { clockSkewSeconds } = settings;
      const { startedAt } = request;
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
        const signed = tokens.claims();
        if (signed === undefined) return err({ kind: "login-refused", reason: "no-claims" });
        const failure = failureOfTimes(signed, { startedAt, now: new Date(), clockSkewSeconds });
        if (failure !== undefined) return err(failure);
        const more = await moreClaims(configuration, { settings, request, tokens, signed });
        if (!more.ok) return more;
        // What is signed wins, the level of trust above all.
        const claims = { signed, all: { ...more.value, ...signed } };
        const person = personOfClaims(claims, { provider: settings, asked: request });
        return person.ok
          ? ok({
              ...person.value,
              transient: settings.provider.transient,
              ...sessionOf(tokens, signed),
            })
          : person;
      } catch (error) {
        return loginRefusal(error, { startedAt, now: new Date(), clockSkewSeconds });
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
        // The portal's own session is over already; an unreachable provider must not prevent the sign-out.
        return undefined;
      }
    },
    async readLogoutToken(token) {
      const issuer = issuerOfToken(token);
      const provider = options.providers.find(({ settings }) => settings.issuer === issuer);
      if (provider === undefined) return logoutRefused("issuer");
      const { settings } = provider;
      try {
        const configuration = await configurationOf(provider);
        const { jwks_uri: jwksUri } = configuration.serverMetadata();
        const { client_id: clientId } = configuration.clientMetadata();
        if (jwksUri === undefined) return logoutRefused("no-keys");
        const word = await readLogoutToken(token, { settings, clientId, jwksUri });
        if (!word.ok) return word;
        const { subject: name, sid: index, tokenId } = word.value;
        const signIn = { providerId: settings.provider.id, name, ...(index !== undefined && { index }) };
        return ok({ tokenId, signIn });
      } catch (error) {
        if (error instanceof Error) return logoutRefused("identity-provider-unavailable");
        throw error;
      }
    },
  };
}

/** Checks that the library leaves out: an answer that is too old, and a person who was not authenticated again. */
function failureOfTimes(
  { iat: issuedAt, auth_time: authTime }: client.IDToken,
  times: { readonly startedAt: string; readonly now: Date; readonly clockSkewSeconds: number },
): LoginFailure | undefined {
  const refused = (reason: string): LoginFailure =>
    byClock({ kind: "login-refused", reason }, { issuedAt, times });
  if (issuedAt < times.now.getTime() / 1000 - ISSUED_MAX_AGE_SECONDS) return refused("issued-long-ago");
  const isNew = authTime !== undefined && isNewSignIn(new Date(authTime * 1000), times);
  return isNew ? undefined : refused("authenticated-before");
}

/**
 * What the provider sends in addition to the ID token. It is asked only where that lacks something wanted: some refuse
 * the question (with lightweight tokens) although they sent everything already.
 */
async function moreClaims(
  configuration: client.Configuration,
  login: {
    readonly settings: OidcProvider;
    readonly request: LoginRequest;
    readonly tokens: Tokens;
    readonly signed: client.IDToken;
  },
): Promise<Result<Claims, LoginFailure>> {
  const { settings, request, tokens, signed } = login;
  const wanted = [
    ...request.scopes.map((scope) => settings.claims[scope]),
    ...Object.values(settings.organisation ?? {}),
    settings.postbox,
  ];
  const isAllTold = wanted.every((claim) => claim === undefined || claimAt(signed, claim) !== undefined);
  if (isAllTold || configuration.serverMetadata().userinfo_endpoint === undefined) return ok({});
  try {
    return ok(await client.fetchUserInfo(configuration, tokens.access_token, signed.sub));
  } catch (error) {
    return isRefusal(error)
      ? err({ kind: "login-refused", reason: "userinfo-refused" })
      : loginRefusal(error);
  }
}

/** Whether the provider said no: another status than one of its own failures. */
function isRefusal(error: unknown): boolean {
  if (error instanceof client.WWWAuthenticateChallengeError || error instanceof client.ResponseBodyError) {
    return error.status < 500;
  }
  return error instanceof client.ClientError && error.cause instanceof Response && error.cause.status < 500;
}

/**
 * What ends the provider's own session, and the subject that identifies it there: always the provider's own, even
 * where ours differs.
 */
function sessionOf(
  { id_token: idToken }: Tokens,
  { sub: subject, sid }: client.IDToken,
): { readonly providerSession?: { idToken: string; subject: string; sid?: string } } {
  if (idToken === undefined) return {};
  return { providerSession: { idToken, subject, ...(typeof sid === "string" && { sid }) } };
}
