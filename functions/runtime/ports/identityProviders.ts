import { z } from "zod";
import { createOidcProviders } from "../../adapters/oidc/createOidcProviders.ts";
import { createSecretReader } from "../../adapters/secrets/createSecretReader.ts";
import { openSecretsManager } from "../../adapters/secrets/openSecretsManager.ts";
import type { IdentityProviders } from "../../ports/IdentityProviders.ts";
import { readSettings } from "../readSettings.ts";

const credentialsSchema = z.object({ clientId: z.string().min(1), clientSecret: z.string().min(1) });

export function identityProviders(): IdentityProviders {
  const { portal, server } = readSettings();
  return createOidcProviders({
    publicUrl: portal.publicUrl,
    providers: server.identityProviders.flatMap((settings) => {
      if (!("issuer" in settings)) return [];
      const { provider, secretName, ...rest } = settings;
      const secret = { name: secretName, schema: credentialsSchema };
      return [
        {
          ...rest,
          providerId: provider.id,
          transient: provider.transient,
          credentials: createSecretReader(openSecretsManager(), secret),
        },
      ];
    }),
  });
}
