import { err, ok, type Result } from "../../domain/result.ts";
import type { FormVersionStore } from "../../ports/FormVersionStore.ts";
import { operatorForms } from "../../runtime/operatorForms.ts";
import { readLocalPortal } from "./readLocalPortal.ts";

/** The forms in the named bucket of AWS, or those of the portal on this machine. */
export async function openForms(bucket: string | undefined): Promise<Result<FormVersionStore, string>> {
  if (bucket !== undefined) return ok(operatorForms(bucket));
  const local = await readLocalPortal("a bucket in AWS with --bucket NAME");
  if (!local.ok) return local;
  const name = local.value.buckets.find((one) => one.includes("-data-forms"));
  return name === undefined
    ? err("The portal on this machine has no bucket for forms: start it again.")
    : ok(operatorForms(name, local.value));
}
