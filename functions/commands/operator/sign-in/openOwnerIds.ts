import { z } from "zod";
import { ownerKeysName } from "#contract/settings/settings.ts";
import { ok, type Result } from "#domain/result.ts";
import { operatorOwnerIds, type OperatorOwnerIds } from "#runtime/operator/operatorOwnerIds.ts";
import { readJson } from "#commands/readDefinitionFile.ts";
import { readLocalPortal } from "../readLocalPortal.ts";

const settingsSchema = z.object({ portal: z.object({ portalId: z.string() }) });

/** Owner ids by the named secret of AWS, or by that of the portal on this machine. */
export async function openOwnerIds(secret: string | undefined): Promise<Result<OperatorOwnerIds, string>> {
  if (secret !== undefined) return ok(await operatorOwnerIds(secret));
  const local = await readLocalPortal("a secret in AWS with --secret NAME");
  if (!local.ok) return local;
  const settings = await readJson(local.value.settingsFile);
  if (!settings.ok) return settings;
  const { portalId } = settingsSchema.parse(settings.value).portal;
  return ok(await operatorOwnerIds(ownerKeysName(portalId), local.value));
}
