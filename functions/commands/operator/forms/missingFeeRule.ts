import { offersAskingForm } from "#domain/payment/feeSettingProblem.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { readLocalPortal } from "../readLocalPortal.ts";
import { readStateSettings } from "#runtime/readStateSettings.ts";

/**
 * What an operator should know before new drafts begin with this form: it has no rule for a fee, and offers find theirs by
 * it; no application of these could be confirmed. Undefined where that is not so. In AWS the offers are known by
 * `--settings` alone.
 */
export async function missingFeeRule(
  { fee }: Pick<CompiledForm, "fee">,
  given: { readonly id: string; readonly bucket: string | undefined; readonly settings: string | undefined },
): Promise<Result<string | undefined, string>> {
  if (fee !== undefined) return ok(undefined);
  const file = await settingsFile(given);
  if (!file.ok) return file;
  if (file.value === undefined) return ok(undefined);
  const settings = readStateSettings(file.value);
  if (!settings.ok) return err(settings.failure.join("\n"));
  const offers = offersAskingForm(settings.value.server.offers, given.id);
  return ok(
    offers.length === 0
      ? undefined
      : `The form has no rule for a fee (properties.fee), and the fee of these offers depends on it: ${offers.join(", ")}. No application of theirs can be confirmed with it.`,
  );
}

async function settingsFile(given: {
  readonly bucket: string | undefined;
  readonly settings: string | undefined;
}): Promise<Result<string | undefined, string>> {
  if (given.settings !== undefined || given.bucket !== undefined) return ok(given.settings);
  const local = await readLocalPortal("a bucket in AWS with --bucket NAME");
  return local.ok ? ok(local.value.settingsFile) : local;
}
