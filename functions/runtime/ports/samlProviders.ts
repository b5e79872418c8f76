import { createSamlProviders } from "../../adapters/saml/createSamlProviders.ts";
import { samlKeysSchema } from "../../adapters/saml/SamlKeys.ts";
import { createSecretReader } from "../../adapters/secrets/createSecretReader.ts";
import { openSecretsManager } from "../../adapters/secrets/openSecretsManager.ts";
import type { SamlProviders } from "../../ports/SamlProviders.ts";
import { readSettings } from "../readSettings.ts";
import { eventLog } from "./eventLog.ts";

export function samlProviders(): SamlProviders {
  const { portal, server } = readSettings();
  return createSamlProviders({
    publicUrl: portal.publicUrl,
    log: eventLog({ group: "auth" }),
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
