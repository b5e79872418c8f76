import { err, ok, type Result } from "#domain/result.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { firstPart } from "#forms/firstPart.ts";
import type { Ports } from "#ports/Ports.ts";

/** A form as the browser runs it: whole, or what its first page needs. */
export async function formDefinition(
  { forms }: Pick<Ports, "forms">,
  request: {
    readonly fmsFormId: string;
    readonly locale: "de" | "en";
    readonly version?: string | undefined;
    readonly part?: "first" | undefined;
  },
): Promise<Result<CompiledForm, { readonly kind: "form-not-found" }>> {
  const form = await forms.get(request.fmsFormId, request);
  if (form === undefined) return err({ kind: "form-not-found" });
  return ok(request.part === "first" ? firstPart(form) : form);
}
