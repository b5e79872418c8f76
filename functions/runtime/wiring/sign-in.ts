import { createSessionStore } from "#adapters/dynamodb/createSessionStore.ts";
import { createCertificateStore } from "#adapters/dynamodb/createCertificateStore.ts";
import { createLoginStore } from "#adapters/dynamodb/createLoginStore.ts";
import { systemClock } from "#adapters/system/nodeSystem.ts";
import type { LoginStore } from "#ports/sign-in/LoginStore.ts";
import { createBlockList } from "#adapters/dynamodb/createBlockList.ts";
import type { SessionStore, BlockList } from "#ports/sign-in/SessionStore.ts";
import { ownerKeysName } from "#contract/settings/settings.ts";
import { oidcCredentialsSchema } from "#adapters/oidc/clientAuthentication.ts";
import { createOidcProviders } from "#adapters/oidc/createOidcProviders.ts";
import { createSecretReader, openSecretsManager } from "#adapters/secrets/createSecretReader.ts";
import type { IdentityProviders } from "#ports/sign-in/IdentityProviders.ts";
import { createSamlProviders } from "#adapters/saml/createSamlProviders.ts";
import { samlKeysSchema } from "#adapters/saml/portalMetadata.ts";
import type { SamlProviders } from "#ports/sign-in/SamlProviders.ts";
import { ownerIdsOf, ownerKeysSchema } from "#adapters/system/ownerIds.ts";
import type { OwnerIds } from "#domain/sign-in/Actor.ts";
import { itemTable, eventLog } from "./system.ts";
import { readSettings } from "../deployment.ts";

export const sessions = (): SessionStore => createSessionStore(itemTable("SESSIONS_TABLE"));

export const logins = (): LoginStore => createLoginStore(itemTable("LOGINS_TABLE"), systemClock);

export const blockList = (): BlockList => createBlockList(itemTable("BLOCKS_TABLE"));

export function identityProviders(): IdentityProviders {
  const { portal, server } = readSettings();
  return createOidcProviders({
    publicUrl: portal.publicUrl,
    providers: server.identityProviders.flatMap((settings) => {
      if (!("issuer" in settings)) return [];
      const secret = { name: settings.secretName, schema: oidcCredentialsSchema };
      return [{ settings, credentials: createSecretReader(openSecretsManager(), secret) }];
    }),
  });
}

export function samlProviders(): SamlProviders {
  const { portal, server } = readSettings();
  return createSamlProviders({
    publicUrl: portal.publicUrl,
    log: eventLog({ group: "auth" }),
    lastRead: createCertificateStore(itemTable("LOGINS_TABLE")),
    providers: server.identityProviders.flatMap((settings) =>
      "entityId" in settings
        ? [
            {
              settings,
              keys: createSecretReader(openSecretsManager(), {
                name: settings.secretName,
                schema: samlKeysSchema,
              }),
            },
          ]
        : [],
    ),
  });
}

/** Turns provider and subject into ids that do not show the subject. */
export function ownerIds(): (person: {
  readonly providerId: string;
  readonly subject: string;
}) => Promise<OwnerIds> {
  const name = ownerKeysName(readSettings().portal.portalId);
  const keys = createSecretReader(openSecretsManager(), { name, schema: ownerKeysSchema });
  return async (person) => ownerIdsOf(person, await keys());
}
