import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { z } from "zod";
import type { DistributionResource } from "../template/DistributionResource.ts";
import { localAccount, type SecretResource } from "../template/PortalResources.ts";

const secretSchema = z.record(z.string(), z.unknown());

/** What the distribution adds to every call of its API; parts of secrets are read once, as a deployment does. */
export async function readOriginHeaders(
  { behaviours }: DistributionResource,
  from: { readonly awsEndpoint: string; readonly secrets: readonly SecretResource[] },
): Promise<ReadonlyMap<string, string>> {
  const { region, accessKeyId, secretAccessKey } = localAccount;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new SecretsManagerClient({ endpoint: from.awsEndpoint, region, credentials });
  const headers = new Map<string, string>();
  for (const { name, value } of behaviours.flatMap(({ origin }) => origin.headers)) {
    if (typeof value === "string") {
      headers.set(name, value);
      continue;
    }
    // By its name: LocalStack gives it another ARN.
    const SecretId = from.secrets.find(({ arn }) => arn === value.secretArn)?.name ?? value.secretArn;
    const { SecretString = "" } = await client.send(new GetSecretValueCommand({ SecretId }));
    headers.set(name, String(secretSchema.parse(JSON.parse(SecretString))[value.key]));
  }
  client.destroy();
  return headers;
}
