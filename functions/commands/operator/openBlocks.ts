import { err, ok, type Result } from "../../domain/result.ts";
import type { BlockList } from "../../ports/BlockList.ts";
import { operatorBlocks } from "../../runtime/operatorBlocks.ts";
import { readLocalPortal } from "./readLocalPortal.ts";

/** The blocks in the named table of AWS, or those of the portal on this machine. */
export async function openBlocks(table: string | undefined): Promise<Result<BlockList, string>> {
  if (table !== undefined) return ok(operatorBlocks(table));
  const local = await readLocalPortal("a table in AWS with --table NAME");
  if (!local.ok) return local;
  const name = local.value.tables.find((one) => one.includes("-data-Blocks"));
  return name === undefined
    ? err("The portal on this machine has no table of blocks: start it again.")
    : ok(operatorBlocks(name, local.value));
}
