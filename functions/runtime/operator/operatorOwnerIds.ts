import {
  createSecretReader,
  openLocalSecretsManager,
  openSecretsManager,
} from "#adapters/secrets/createSecretReader.ts";
import type { LocalAws } from "#adapters/system/LocalAws.ts";
import { keyedOwnerId, ownerIdsEver, ownerKeysSchema } from "#adapters/system/ownerIds.ts";

export interface OperatorOwnerIds {
  /** Every id of a person, the newest first. */
  readonly ever: (person: { readonly providerId: string; readonly subject: string }) => readonly string[];
  /** An id that is stored, by the newest key. */
  readonly newest: (ownerId: string) => string;
}

/** Owner ids by the keys of a portal: on this machine, or in AWS with the usual credentials. */
export async function operatorOwnerIds(secretName: string, local?: LocalAws): Promise<OperatorOwnerIds> {
  const client = local === undefined ? openSecretsManager() : openLocalSecretsManager(local);
  const keys = await createSecretReader(client, { name: secretName, schema: ownerKeysSchema })();
  return {
    ever: (person) => ownerIdsEver(person, keys),
    newest: (ownerId) => keyedOwnerId(ownerId, keys),
  };
}
