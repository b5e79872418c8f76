import type { StateSettings } from "#contract/settings/settings.ts";
import { samlAddresses } from "#infra/counterparties/saml-provider/SamlState.ts";

/** Ports of one local portal, in a row from its own on. */
export interface LocalPorts {
  readonly portal: number;
  readonly aws: number;
  readonly identity: number;
  readonly fitConnect: number;
  /** Hot reload, `npm run dev` only. */
  readonly reload: number;
  /** The eID client on the person's device, where a provider is reached through one. */
  readonly eidClient: number | undefined;
  /** XTA transport provider, where the settings name one. */
  readonly xta: number | undefined;
  /** Payment service of all authorities, where the settings name one. */
  readonly payment: number | undefined;
  /** Identity providers that speak SAML, by id, in the order of the settings. */
  readonly saml: ReadonlyMap<string, number>;
}

export function localPorts({ server }: StateSettings, first: number): LocalPorts {
  const saml = server.identityProviders.flatMap(({ provider, real }) =>
    provider.type === "saml2" && !real ? [provider] : [],
  );
  return {
    portal: first,
    aws: first + 1,
    identity: first + 2,
    fitConnect: first + 3,
    reload: first + 4,
    eidClient: saml.some(({ client }) => client === "eid-client") ? first + 5 : undefined,
    xta: server.xta === undefined ? undefined : first + 20,
    payment: server.payments.length === 0 ? undefined : first + 21,
    saml: new Map(saml.map(({ id }, index) => [id, first + 6 + index])),
  };
}

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

/** Where functions call the counterparties of this machine; the eID client is called by browsers alone. */
export function counterpartyPorts(ports: LocalPorts): readonly number[] {
  const { identity, fitConnect, saml, xta, payment } = ports;
  return [identity, fitConnect, ...saml.values(), xta ?? [], payment ?? []].flat();
}
