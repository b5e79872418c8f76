import { createSecretReader } from "../../adapters/secrets/createSecretReader.ts";
import { openSecretsManager } from "../../adapters/secrets/openSecretsManager.ts";
import { ownerIdsOf, ownerKeysSchema } from "../../adapters/system/ownerIds.ts";
import { ownerKeysName } from "../../contract/ownerKeysName.ts";
import type { OwnerIds } from "../../domain/session/OwnerIds.ts";
import { readSettings } from "../readSettings.ts";

/** Turns provider and subject into ids that do not show the subject. */
export function ownerIds(): (person: {
  readonly providerId: string;
  readonly subject: string;
}) => Promise<OwnerIds> {
  const name = ownerKeysName(readSettings().portal.portalId);
  const keys = createSecretReader(openSecretsManager(), { name, schema: ownerKeysSchema });
  return async (person) => ownerIdsOf(person, await keys());
}
