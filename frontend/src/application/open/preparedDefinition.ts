import { err, ok, type Result } from "#domain/result.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { needsFurtherParts, prepareForm, type PreparedForm } from "#forms/prepareForm.ts";
import type { ApiFailure } from "#ui/api/ApiFailure.ts";
import { untilLoaded } from "#ui/builds/untilLoaded.ts";

/** A definition ready to run; what first pages seldom need loads with the first definition that does. */
export async function preparedDefinition(
  loading: Promise<Result<CompiledForm, ApiFailure>>,
): Promise<Result<PreparedForm, ApiFailure>> {
  const form = await loading;
  if (!form.ok) return form;
  if (!needsFurtherParts(form.value)) return ok(prepareForm(form.value, undefined));
  const load = async () => (await import("#forms/furtherParts.ts")).FURTHER_PARTS;
  const further = await untilLoaded(load).catch(() => undefined);
  return further === undefined ? err({ kind: "offline" }) : ok(prepareForm(form.value, further));
}
