import { z } from "zod";
import { createSecretReader } from "../../adapters/secrets/createSecretReader.ts";
import { openSecretsManager } from "../../adapters/secrets/openSecretsManager.ts";
import { readSettings } from "../readSettings.ts";

/** Short secrets can be guessed from one callback. */
const callbackSecretSchema = z.object({ secret: z.string().min(32) });

/** What the portal shares with the delivery service, where the settings have callbacks. */
export function callbackSecret(): (() => Promise<string>) | undefined {
  const { callback } = readSettings().server.fitConnect;
  if (callback === undefined) return undefined;
  const read = createSecretReader(openSecretsManager(), {
    name: callback.secretName,
    schema: callbackSecretSchema,
  });
  return async () => (await read()).secret;
}
