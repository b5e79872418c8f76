import { err, ok, type Result } from "../../domain/result.ts";
import { clock } from "../../runtime/ports/system.ts";
import { readLocalPortal, type LocalPortal } from "./readLocalPortal.ts";

export interface OpenedTable {
  readonly tableName: string;
  /** Absent in AWS. */
  readonly local?: LocalPortal;
  /** The time of the portal: on this machine its clock can be moved. */
  readonly now: Date;
}

/** The named table of AWS, or that of the portal on this machine whose name holds `part`. */
export async function openTable(
  table: string | undefined,
  part: string,
): Promise<Result<OpenedTable, string>> {
  if (table !== undefined) return ok({ tableName: table, now: clock.now() });
  const local = await readLocalPortal("a table in AWS with --table NAME");
  if (!local.ok) return local;
  const tableName = local.value.tables.find((one) => one.includes(`-data-${part}`));
  return tableName === undefined
    ? err(`The portal on this machine has no table ${part}: start it again.`)
    : ok({ tableName, local: local.value, now: new Date(local.value.now) });
}
