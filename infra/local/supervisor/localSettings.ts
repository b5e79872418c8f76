import type { StateSettings } from "../../../functions/contract/settings.ts";
import type { CounterpartyDescriptions } from "./counterpartyDescriptions.ts";
import type { PortalKeys } from "./openPortalKeys.ts";

export type LocalAddresses = CounterpartyDescriptions & {
  readonly portalUrl: string;
  /** PEM of the root that the FIT-Connect counterparty's keys lead to. */
  readonly fitConnectTrustRoot: string;
  /** PEM, of the key that the key service signs with. */
  readonly sealCertificate: string;
};

/** The state's settings with the addresses and keys of this machine's counterparties in place of the real ones. */
export function localSettings(settings: StateSettings, addresses: LocalAddresses): StateSettings {
  const { portal, server } = settings;
  const { portalUrl, identity, saml, fitConnect, fitConnectTrustRoot, sealCertificate } = addresses;
  return {
    ...settings,
    portal: { ...portal, publicUrl: portalUrl },
    server: {
      ...server,
      identityProviders: server.identityProviders.map((settings) => {
        if ("issuer" in settings) {
          const { issuer } = identity;
          const provider = {
            ...settings.provider,
            serviceUrl: issuer,
            authRequestDestination: `${issuer}/auth`,
          };
          return { ...settings, issuer, provider };
        }
        const running = saml.find(({ id }) => id === settings.provider.id);
        if (running === undefined) return settings;
        const { entityId, certificate } = running;
        // Settings that name no metadata hold the certificate themselves.
        return {
          ...settings,
          entityId,
          certificates: settings.metadataUrl === undefined ? [certificate] : [],
        };
      }),
      seal: { ...server.seal, certificates: [sealCertificate] },
      fitConnect: {
        ...server.fitConnect,
        tokenUrl: fitConnect.tokenUrl,
        submissionUrl: fitConnect.submissionUrl,
        destinationUrl: fitConnect.destinationUrl,
        routingUrl: fitConnect.routingUrl,
        portalIssuer: fitConnect.portalIssuer,
        deliveryIssuer: fitConnect.submissionUrl,
        // Nothing is pinned: the routing service of the counterparty is asked.
        destinations: [],
        trustRoots: [fitConnectTrustRoot],
      },
    },
  };
}

/** What the portal keeps secret, by the names under which the settings look for it: credentials and its own keys. */
export function secretSeeds(
  settings: StateSettings,
  known: { readonly descriptions: CounterpartyDescriptions; readonly portalKeys: PortalKeys },
): Readonly<Record<string, string>> {
  const { clientId, clientSecret } = known.descriptions.identity;
  const { identityProviders, fitConnect } = settings.server;
  const { seal, ...samlKeys } = known.portalKeys;
  const seeds = new Map(
    identityProviders.map(({ provider, secretName }) => [
      secretName,
      JSON.stringify(provider.type === "oidc" ? { clientId, clientSecret } : samlKeys),
    ]),
  );
  seeds.set(fitConnect.secretName, JSON.stringify(known.descriptions.fitConnect.sender));
  return Object.fromEntries(seeds);
}
