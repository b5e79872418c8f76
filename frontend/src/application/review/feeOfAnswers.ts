import { computeFee, type FeeTerms } from "#domain/payment/computeFee.ts";
import { feeOfForm } from "#forms/feeOfForm.ts";
import type { FormStore } from "#ui/form/store/formStore.ts";
import { pagesOf } from "../edit/steps.ts";

/**
 * Euro cents for the answers in this window, computed as the server will; null where the authority decides; undefined
 * while something is missing, because the fee may still change.
 */
export function feeOfAnswers(
  store: FormStore,
  { terms, now }: { readonly terms: FeeTerms; readonly now: Date },
): number | null | undefined | "not-computable" {
  if (pagesOf(store).some((page) => store.errorsOf(page).length > 0)) return undefined;
  const byForm = feeOfForm(store.form(), { state: store.state(), now: now.toISOString() });
  const computed = computeFee(terms, byForm);
  return computed.ok ? computed.value : "not-computable";
}
