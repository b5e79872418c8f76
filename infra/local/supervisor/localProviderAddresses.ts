import type { StateSettings } from "../../../functions/contract/settings.ts";
import { samlAddresses } from "../counterparties/saml-provider/samlAddresses.ts";
import type { LocalPorts } from "./localPorts.ts";

/** The state's settings with the addresses of this machine's SAML providers, as far as ports alone decide them. */
export function localProviderAddresses(settings: StateSettings, ports: LocalPorts): StateSettings {
  const { portal, server } = settings;
  return {
    ...settings,
    portal: { ...portal, publicUrl: `http://127.0.0.1:${ports.portal}` },
    server: {
      ...server,
      identityProviders: server.identityProviders.map((identity) => {
        const port = ports.saml.get(identity.provider.id);
        if (!("entityId" in identity) || port === undefined) return identity;
        const { home, metadataUrl, signOnUrl, logoutUrl } = samlAddresses(port);
        const serviceUrl =
          identity.provider.client === "eid-client"
            ? `http://127.0.0.1:${ports.eidClient ?? 0}/eID-Client`
            : home;
        return {
          ...identity,
          provider: { ...identity.provider, serviceUrl, authRequestDestination: signOnUrl },
          ...(identity.metadataUrl !== undefined && { metadataUrl }),
          ...(identity.logoutUrl !== undefined && { logoutUrl }),
        };
      }),
    },
  };
}
