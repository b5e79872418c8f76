import { asksForm, type FeeType } from "./FeeType.ts";
import type { FeeTerms } from "./computeFee.ts";
import { z } from "zod";
import { feeAmountSchema } from "./feeInformation.ts";

/** The fee of some authorities for some professions, in euro cents. A setting. */
export const feeByProcessSchema = z.strictObject({
  authorityIds: z
    .union([z.literal("all"), z.array(z.string().min(1)).min(1)])
    .describe("Ids of authorities, or `all`."),
  professionIds: z
    .union([z.literal("all"), z.array(z.string().min(1)).min(1)])
    .describe("Ids of professions, or `all`."),
  amount: feeAmountSchema.describe("Euro cents."),
});

export type FeeByProcess = z.infer<typeof feeByProcessSchema>;

/** What is missing or too much in the setting of a fee, for the operator; undefined where nothing is. */
export function feeSettingProblem(
  offer: FeeTerms & { readonly feesByProcess?: readonly FeeByProcess[] | undefined },
): string | undefined {
  const { feeType, feeAmount, fee, feesByProcess } = offer;
  const byProcess = feeType === "VARIABLE_BY_PROCESS" || feeType === "VARIABLE_BY_PROCESS_AND_FORM";
  if ((feeType === "FIXED") !== (feeAmount !== null))
    return "feeAmount is the amount of FIXED and null elsewhere";
  if (byProcess !== (feesByProcess !== undefined)) return "feesByProcess belongs to fees by process";
  const last = feesByProcess?.at(-1);
  if (byProcess && (last?.authorityIds !== "all" || last.professionIds !== "all"))
    return "the last entry of feesByProcess is for all authorities and professions";
  if ((feeType === "FREE") !== (fee === undefined))
    return "fee contains the legal basis of every fee type but FREE";
  if (asksForm(feeType) && (fee?.range === undefined || fee.dependsOn === undefined))
    return "a fee by form needs range and dependsOn";
  return undefined;
}

/** Ids of the offers whose fee is found by a rule of this form. */
export function offersAskingForm(
  offers: readonly { readonly offerId: string; readonly fmsFormId: string; readonly feeType: FeeType }[],
  formId: string,
): readonly string[] {
  return offers
    .filter(({ fmsFormId, feeType }) => fmsFormId === formId && asksForm(feeType))
    .map(({ offerId }) => offerId);
}

/** The amount of the first entry that names authority and profession; undefined where none does. */
export function feeByProcess(
  entries: readonly FeeByProcess[],
  at: { readonly authorityId: string; readonly professionId: string },
): number | undefined {
  return entries.find(
    ({ authorityIds, professionIds }) =>
      (authorityIds === "all" || authorityIds.includes(at.authorityId)) &&
      (professionIds === "all" || professionIds.includes(at.professionId)),
  )?.amount;
}
