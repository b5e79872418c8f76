import type { FeeByProcess } from "./feeByProcess.ts";
import { asksForm } from "./FeeType.ts";
import type { FeeTerms } from "./computeFee.ts";

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
  if ((feeType === "FREE") !== (fee === undefined)) return "fee tells the legal basis of everything but FREE";
  if (asksForm(feeType) && (fee?.range === undefined || fee.dependsOn === undefined))
    return "a fee by form tells range and dependsOn";
  return undefined;
}
