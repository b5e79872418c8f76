import { z } from "zod";
import { samlKeysSchema } from "#adapters/saml/portalMetadata.ts";
import { createSecretReader, openSecretsManager } from "#adapters/secrets/createSecretReader.ts";
import { certificateEnd } from "#adapters/x509/certificates.ts";
import type { StateSettings } from "#contract/settings/settings.ts";
import type { HeldCertificates, OwnCertificates } from "#ports/operation/Counterparty.ts";
import { samlName } from "./askAccounts.ts";

type Server = StateSettings["server"];

const pairSchema = z.object({ certificate: z.string(), key: z.string() });

/** Certificates in the settings, and those of the portal's own keys in its secrets. Keys are read with them and stay here. */
export function ownCertificates({ server }: StateSettings): OwnCertificates {
  return {
    list: async () => [...inSettings(server), ...(await inSecrets(server))],
    endOf: certificateEnd,
  };
}

function inSettings({
  seal,
  fitConnect,
  xta,
  payments,
  identityProviders,
}: Server): readonly HeldCertificates[] {
  return [
    { holder: "Seal", certificates: [seal.certificates.join("\n")] },
    { holder: "FIT-Connect trust roots", certificates: fitConnect.trustRoots },
    { holder: "XTA trust roots", certificates: xta?.trustRoots ?? [] },
    ...payments.map(({ providerName, trustRoots }) => ({
      holder: `Payment ${providerName} trust roots`,
      certificates: trustRoots,
    })),
    ...identityProviders.flatMap((provider) =>
      "entityId" in provider ? [{ holder: samlName(provider), certificates: provider.certificates }] : [],
    ),
    // Optional secrets are not watched.
  ].filter(({ certificates }) => certificates.some((pem) => pem !== ""));
}

async function inSecrets({
  identityProviders,
  xta,
  postbox,
  payments,
}: Server): Promise<readonly HeldCertificates[]> {
  const pairs = [
    ...(xta === undefined ? [] : [{ holder: "XTA client", secretName: xta.secretName }]),
    ...(postbox === undefined ? [] : [{ holder: "Mailbox signature", secretName: postbox.secretName }]),
    ...payments.flatMap(({ providerName, authentication }) =>
      authentication.kind === "mtls"
        ? [{ holder: `Payment ${providerName} client`, secretName: authentication.secretName }]
        : [],
    ),
  ];
  const held = await Promise.all([
    ...pairs.map(({ holder, secretName: name }) =>
      read({ name, schema: pairSchema }, { [holder]: ({ certificate }) => [certificate] }),
    ),
    ...identityProviders.flatMap((provider) => {
      if (!("entityId" in provider)) return [];
      const holder = `Own SAML keys at ${provider.provider.id}`;
      return [
        read(
          { name: provider.secretName, schema: samlKeysSchema },
          {
            [`${holder}, signing`]: ({ signingCertificate }) => [signingCertificate],
            [`${holder}, decryption`]: ({ decryption }) => decryption.map(({ certificate }) => certificate),
          },
        ),
      ];
    }),
  ]);
  return held.flat();
}

/** What of a secret is a certificate, by its holder; one that cannot be read holds none. */
async function read<Schema extends z.ZodType>(
  secret: { readonly name: string; readonly schema: Schema },
  holders: Readonly<Record<string, (value: z.output<Schema>) => readonly string[]>>,
): Promise<readonly HeldCertificates[]> {
  const value = await createSecretReader(openSecretsManager(), secret)().catch(() => undefined);
  return Object.entries(holders).map(([holder, certificates]) => ({
    holder,
    certificates: value === undefined ? [] : certificates(value),
  }));
}
