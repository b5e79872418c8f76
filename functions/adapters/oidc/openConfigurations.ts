import * as client from "openid-client";
import type { OidcProvider } from "#domain/sign-in/OidcProvider.ts";
import { boundedFetch } from "../http/boundedFetch.ts";
import { clientAuthentication, type OidcCredentials } from "./clientAuthentication.ts";

/** A provider as its settings describe it, with the portal's client authentication. */
export interface OidcProviderOptions {
  readonly settings: OidcProvider;
  readonly credentials: () => Promise<OidcCredentials>;
}

const TIMEOUT_SECONDS = 10;
/** Key sets and claims of real providers stay far below. */
const ANSWER_MAX_BYTES = 1_000_000;
/** Discovery documents are kept this long, so that rotated keys and moved endpoints are noticed. */
const DISCOVERY_MILLISECONDS = 3_600_000;
/** Age from which the library fetches the keys anew for one that it does not know. */
const KEYS_MAY_BE_OLD_SECONDS = 60;
/**
 * For counterparties on loopback. The library looks for this very function before it asks for the discovery document.
 */
// oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out
const ALLOW_PLAIN_HTTP: (configuration: client.Configuration) => void = client.allowInsecureRequests;

/** No answer of a provider is read beyond this, whatever the library asks for. */
export const providerFetch = boundedFetch(ANSWER_MAX_BYTES);

/** What the library knows of a provider; the discovery document is asked for at most once an hour. */
export function openConfigurations(): (provider: OidcProviderOptions) => Promise<client.Configuration> {
  const known = new Map<string, { readonly configuration: client.Configuration; readonly until: number }>();
  return async ({ settings, credentials }) => {
    const { provider, issuer, clientAuthentication: method, clockSkewSeconds } = settings;
    const last = known.get(provider.id);
    const isFresh = last !== undefined && last.until > Date.now();
    const isPlain = issuer.startsWith("http:");
    const proof = await credentials();
    const metadata = { [client.clockTolerance]: clockSkewSeconds };
    const authentication = await clientAuthentication(method, proof);
    if (!isFresh) {
      const configuration = await client.discovery(
        new URL(issuer),
        proof.clientId,
        metadata,
        authentication,
        {
          timeout: TIMEOUT_SECONDS,
          [client.customFetch]: providerFetch,
          execute: [client.enableNonRepudiationChecks, ...(isPlain ? [ALLOW_PLAIN_HTTP] : [])],
        },
      );
      known.set(provider.id, { configuration, until: Date.now() + DISCOVERY_MILLISECONDS });
      return configuration;
    }
    const server = last.configuration.serverMetadata();
    const configuration = new client.Configuration(server, proof.clientId, metadata, authentication);
    configuration.timeout = TIMEOUT_SECONDS;
    configuration[client.customFetch] = providerFetch;
    client.enableNonRepudiationChecks(configuration);
    if (isPlain) ALLOW_PLAIN_HTTP(configuration);
    takeOverKeys(configuration, last.configuration);
    known.set(provider.id, { ...last, configuration });
    return configuration;
  };
}

/**
 * The library requests new keys only a minute after it got the last ones, and until then refuses sign-ins with a new
 * one. That guards against forged tokens from any caller; an ID token comes from the provider itself. So the keys that
 * are handed on count as a minute old at once, which the library accepts of a configuration of its own only.
 */
function takeOverKeys(configuration: client.Configuration, last: client.Configuration): void {
  const keys = client.getJwksCache(last);
  if (keys === undefined) return;
  const uat = Math.min(keys.uat, Math.floor(Date.now() / 1000) - KEYS_MAY_BE_OLD_SECONDS);
  client.setJwksCache(configuration, { ...keys, uat });
}
