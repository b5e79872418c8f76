import { z } from "zod";
import type { FitConnectOptions } from "#adapters/fit-connect/FitConnectOptions.ts";
import { createSecretReader, openSecretsManager } from "#adapters/secrets/createSecretReader.ts";
import { systemClock } from "#adapters/system/nodeSystem.ts";
import { publishedSchemaUrl } from "#domain/documents/publishedSchemaUrl.ts";
import { readSettings } from "../deployment.ts";

const credentialsSchema = z.object({ id: z.string().min(1), secret: z.string().min(1) });

/** The portal as a client of FIT-Connect: what every kind of sending has in common. */
export function fitConnectClient(): Omit<
  FitConnectOptions,
  "callback" | "destinations" | "submissionSchemas"
> {
  const { portal, server } = readSettings();
  const { secretName: name, callback, destinations, ...addresses } = server.fitConnect;
  return {
    ...addresses,
    credentials: createSecretReader(openSecretsManager(), { name, schema: credentialsSchema }),
    clock: systemClock,
    product: { name: portal.portalName.de, version: "1", manufacturer: portal.operator.name },
  };
}

const JSON_DATA = { mimeType: "application/json" } as const;

/** Where applications go, and by which names the portal's data go there. */
export function fitConnectDestinations(): Pick<FitConnectOptions, "destinations" | "submissionSchemas"> {
  const { portal, server } = readSettings();
  return {
    destinations: server.fitConnect.destinations,
    submissionSchemas: {
      "application-v1": { ...JSON_DATA, schemaUri: publishedSchemaUrl(portal.publicUrl, "application-v1") },
      "application-v2": { ...JSON_DATA, schemaUri: publishedSchemaUrl(portal.publicUrl, "application-v2") },
    },
  };
}

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
