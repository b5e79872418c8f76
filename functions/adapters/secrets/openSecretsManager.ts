import { clientOfLocalAws, type LocalAws } from "../system/LocalAws.ts";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";

let client: SecretsManagerClient | undefined;

export function openSecretsManager(): SecretsManagerClient {
  client ??= new SecretsManagerClient({});
  return client;
}

export function openLocalSecretsManager(local: LocalAws): SecretsManagerClient {
  return new SecretsManagerClient(clientOfLocalAws(local));
}
