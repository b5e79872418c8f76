import { z } from "zod";
import type { FitConnectOptions } from "../../adapters/fit-connect/FitConnectOptions.ts";
import { createSecretReader } from "../../adapters/secrets/createSecretReader.ts";
import { openSecretsManager } from "../../adapters/secrets/openSecretsManager.ts";
import { systemClock } from "../../adapters/system/systemClock.ts";
import { readSettings } from "../readSettings.ts";

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
