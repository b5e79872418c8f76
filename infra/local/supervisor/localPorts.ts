import type { StateSettings } from "../../../functions/contract/settings.ts";

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
