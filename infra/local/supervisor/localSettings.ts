import type { StateSettings } from "../../../functions/contract/settings.ts";
import type { CounterpartyDescriptions } from "./counterpartyDescriptions.ts";

export type LocalAddresses = CounterpartyDescriptions & {
  readonly portalUrl: string;
  /** PEM of the root that the FIT-Connect counterparty's keys lead to. */
  readonly fitConnectTrustRoot: string;
};

/** The state's settings with the addresses and keys of this machine's counterparties in place of the real ones. */
export function localSettings(settings: StateSettings, addresses: LocalAddresses): StateSettings {
  const { portal, server } = settings;
  const { portalUrl, identity, fitConnect, fitConnectTrustRoot } = addresses;
  return {
    ...settings,
    portal: { ...portal, publicUrl: portalUrl },
    server: {
      ...server,
      identityProviders: server.identityProviders.map((settings) =>
        "issuer" in settings
          ? {
              ...settings,
              issuer: identity.issuer,
              provider: {
                ...settings.provider,
                serviceUrl: identity.issuer,
                authRequestDestination: `${identity.issuer}/auth`,
              },
            }
          : settings,
      ),
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

/** What the counterparties issued to the portal, by the names under which the settings look for it. */
export function secretSeeds(
  settings: StateSettings,
  descriptions: CounterpartyDescriptions,
): Readonly<Record<string, string>> {
  const { clientId, clientSecret } = descriptions.identity;
  const { identityProviders, fitConnect } = settings.server;
  const seeds = new Map(
    identityProviders.map(({ secretName }) => [secretName, JSON.stringify({ clientId, clientSecret })]),
  );
  seeds.set(fitConnect.secretName, JSON.stringify(descriptions.fitConnect.sender));
  return Object.fromEntries(seeds);
}
