import { oidcCredentialsSchema } from "../../adapters/oidc/clientAuthentication.ts";
import { createOidcProviders } from "../../adapters/oidc/createOidcProviders.ts";
import { createSecretReader } from "../../adapters/secrets/createSecretReader.ts";
import { openSecretsManager } from "../../adapters/secrets/openSecretsManager.ts";
import type { IdentityProviders } from "../../ports/IdentityProviders.ts";
import { readSettings } from "../readSettings.ts";

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
