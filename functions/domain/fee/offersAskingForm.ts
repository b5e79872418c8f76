import { asksForm, type FeeType } from "./FeeType.ts";

/** Ids of the offers whose fee is found by a rule of this form. */
export function offersAskingForm(
  offers: readonly { readonly offerId: string; readonly fmsFormId: string; readonly feeType: FeeType }[],
  formId: string,
): readonly string[] {
  return offers
    .filter(({ fmsFormId, feeType }) => fmsFormId === formId && asksForm(feeType))
    .map(({ offerId }) => offerId);
}
