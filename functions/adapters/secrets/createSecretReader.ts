import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import type { z } from "zod";
import { clientOfLocalAws, type LocalAws } from "../system/LocalAws.ts";

let client: SecretsManagerClient | undefined;

const CACHE_MILLISECONDS = 300_000;

/** Reads a secret as JSON of a known shape, and keeps it five minutes so that a rotation is noticed. */
export function createSecretReader<Schema extends z.ZodType>(
  client: SecretsManagerClient,
  secret: { readonly name: string; readonly schema: Schema },
): () => Promise<z.output<Schema>> {
  let cached: { readonly value: z.output<Schema>; readonly until: number } | undefined;
  return async () => {
    if (cached !== undefined && cached.until > Date.now()) return cached.value;
    const { SecretString: text = "" } = await client.send(
      new GetSecretValueCommand({ SecretId: secret.name }),
    );
    const value = secret.schema.parse(JSON.parse(text));
    cached = { value, until: Date.now() + CACHE_MILLISECONDS };
    return value;
  };
}

export function openSecretsManager(): SecretsManagerClient {
  client ??= new SecretsManagerClient({});
  return client;
}

export function openLocalSecretsManager(local: LocalAws): SecretsManagerClient {
  return new SecretsManagerClient(clientOfLocalAws(local));
}
