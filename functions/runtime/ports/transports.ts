import { z } from "zod";
import { createFitConnectTransport } from "../../adapters/fit-connect/createFitConnectTransport.ts";
import { createXtaTransport } from "../../adapters/xta/createXtaTransport.ts";
import { createSecretReader } from "../../adapters/secrets/createSecretReader.ts";
import { openSecretsManager } from "../../adapters/secrets/openSecretsManager.ts";
import { waysTo } from "../../domain/transport/transportRules.ts";
import type { AuthorityTransport, AuthorityTransports } from "../../ports/AuthorityTransport.ts";
import { ROUTES } from "../../contract/routes.ts";
import type { XtaSettings } from "../../contract/transportSettings.ts";
import { readSettings } from "../readSettings.ts";
import { callbackSecret } from "./callbackSecret.ts";
import { fitConnectClient } from "./fitConnectClient.ts";
import { fitConnectDestinations } from "./fitConnectDestinations.ts";

const clientCertificateSchema = z.object({ certificate: z.string().min(1), key: z.string().min(1) });

/** All transports, chosen by the rules of the settings. */
export function transports(): AuthorityTransports {
  const { server } = readSettings();
  const fitConnect = fitConnectTransport();
  const xta = server.xta === undefined ? undefined : xtaTransport(server.xta);
  return {
    waysTo: (service) => waysTo(service, server.transports),
    by: (kind) => {
      if (kind === "fit-connect") return fitConnect;
      if (xta === undefined) throw new Error("an application by XTA, which the settings no longer know");
      return xta;
    },
  };
}

function fitConnectTransport(): AuthorityTransport {
  const { portal, server } = readSettings();
  const { callback } = server.fitConnect;
  const secret = callback?.announced === true ? callbackSecret() : undefined;
  return createFitConnectTransport({
    ...fitConnectClient(),
    ...(secret !== undefined && {
      callback: async () => ({
        url: `${portal.publicUrl}${ROUTES.receiveFitConnectCallback.path}`,
        secret: await secret(),
      }),
    }),
    ...fitConnectDestinations(),
  });
}

function xtaTransport(settings: XtaSettings): AuthorityTransport {
  const { secretName: name, endpoints, author, trustRoots, testMessages } = settings;
  return createXtaTransport({
    endpoints,
    author,
    trustRoots,
    testMessages,
    clientCertificate: createSecretReader(openSecretsManager(), { name, schema: clientCertificateSchema }),
  });
}
