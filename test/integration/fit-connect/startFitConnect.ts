import { z } from "zod";
import { startCounterpartyProcess, type RunningCounterparty } from "../startCounterpartyProcess.ts";

const client = z.object({ id: z.string(), secret: z.string() });

const description = z.object({
  tokenUrl: z.url(),
  submissionUrl: z.url(),
  destinationUrl: z.url(),
  routingUrl: z.url(),
  portalIssuer: z.url(),
  destinationId: z.uuid(),
  inactiveDestinationId: z.uuid(),
  serviceIdentifier: z.string(),
  submissionSchemaUri: z.string(),
  sender: client,
  subscriber: client,
  decryptionKeyFile: z.string(),
  signingKeyFile: z.string(),
  trustRootFile: z.string(),
  postbox: z.object({
    destinationId: z.string(),
    serviceIdentifier: z.string(),
    submissionSchemaUri: z.string(),
    senderCertificateFile: z.string(),
    senderKeyFile: z.string(),
    mailboxesUrl: z.url(),
  }),
});

export type FitConnectDescription = z.infer<typeof description>;

export type RunningFitConnect = RunningCounterparty<FitConnectDescription>;

export function startFitConnect(
  leiKaIds: readonly string[] = ["99150001001029", "99150001001030"],
): Promise<RunningFitConnect> {
  return startCounterpartyProcess("fit-connect", description, { leiKaIds });
}
