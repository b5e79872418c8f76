import { err, ok, type Result } from "#domain/result.ts";
import type { OperatorStore } from "#runtime/operator/operatorStores.ts";
import { readLocalPortal } from "./readLocalPortal.ts";

/** The store in the named table or bucket of AWS, or that of the portal on this machine; with the portal's time. */
export async function openStore<Store>(
  { option, pattern, missing, open }: OperatorStore<Store>,
  named: string | undefined,
): Promise<Result<ReturnType<typeof open>, string>> {
  if (named !== undefined) return ok(open(named));
  const local = await readLocalPortal(`a ${option} in AWS with --${option} NAME`);
  if (!local.ok) return local;
  const names = option === "table" ? local.value.tables : local.value.buckets;
  const name = names.find((one) => one.includes(pattern));
  return name === undefined
    ? err(`The portal on this machine ${missing}: start it again.`)
    : ok(open(name, local.value));
}
