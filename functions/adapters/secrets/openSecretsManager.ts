import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";

let client: SecretsManagerClient | undefined;

export function openSecretsManager(): SecretsManagerClient {
  client ??= new SecretsManagerClient({});
  return client;
}
