import { z } from "zod";
import { createFitConnectTransport } from "../../adapters/fit-connect/createFitConnectTransport.ts";
import { createSecretReader } from "../../adapters/secrets/createSecretReader.ts";
import { openSecretsManager } from "../../adapters/secrets/openSecretsManager.ts";
import { systemClock } from "../../adapters/system/systemClock.ts";
import { waysTo } from "../../domain/transport/transportRules.ts";
import type { AuthorityTransport, AuthorityTransports } from "../../ports/AuthorityTransport.ts";
import { readSettings } from "../readSettings.ts";

const credentialsSchema = z.object({ id: z.string().min(1), secret: z.string().min(1) });

/** All transports, chosen by the rules of the settings. */
export function transports(): AuthorityTransports {
  const { server } = readSettings();
  const fitConnect = fitConnectTransport();
  return {
    waysTo: (service) => waysTo(service, server.transports),
    by: () => fitConnect,
  };
}

function fitConnectTransport(): AuthorityTransport {
  const { portal, server } = readSettings();
  const { secretName, ...fitConnect } = server.fitConnect;
  return createFitConnectTransport({
    ...fitConnect,
    destinations: fitConnect.destinations.map((destination) => ({
      ...destination,
      leiKaIds: destination.leiKaIds === "all" ? ["*"] : destination.leiKaIds,
    })),
    credentials: createSecretReader(openSecretsManager(), { name: secretName, schema: credentialsSchema }),
    clock: systemClock,
    product: { name: portal.portalName.de, version: "1", manufacturer: portal.operator.name },
  });
}
