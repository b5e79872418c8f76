import { z } from "zod";
import { createPostbox } from "../../adapters/postbox/createPostbox.ts";
import { createSecretReader } from "../../adapters/secrets/createSecretReader.ts";
import { openSecretsManager } from "../../adapters/secrets/openSecretsManager.ts";
import type { Ports } from "../../ports/Ports.ts";
import { readSettings } from "../readSettings.ts";
import { fitConnectClient } from "./fitConnectClient.ts";

const identitySchema = z.object({ certificate: z.string().min(1), key: z.string().min(1) });

/** Mailboxes as a port, where the settings name their service. */
export function postbox(): Pick<Ports, "postbox"> {
  const { portal, server } = readSettings();
  if (server.postbox === undefined) return {};
  const { secretName: name, ...settings } = server.postbox;
  return {
    postbox: createPostbox({
      ...fitConnectClient(),
      postbox: { ...settings, senderUrl: portal.publicUrl },
      identity: createSecretReader(openSecretsManager(), { name, schema: identitySchema }),
    }),
  };
}
