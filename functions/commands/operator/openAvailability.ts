import { err, ok, type Result } from "../../domain/result.ts";
import type { AvailabilityStore } from "../../ports/AvailabilityStore.ts";
import { operatorAvailability } from "../../runtime/operatorAvailability.ts";
import { readLocalPortal } from "./readLocalPortal.ts";

/** What is switched in the named table of AWS, or at the portal on this machine. */
export async function openAvailability(
  table: string | undefined,
): Promise<Result<AvailabilityStore, string>> {
  if (table !== undefined) return ok(operatorAvailability(table));
  const local = await readLocalPortal("a table in AWS with --table NAME");
  if (!local.ok) return local;
  const name = local.value.tables.find((one) => one.includes("-data-Availability"));
  return name === undefined
    ? err("The portal on this machine cannot be switched: start it again.")
    : ok(operatorAvailability(name, local.value));
}
