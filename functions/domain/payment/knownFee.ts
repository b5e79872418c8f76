import type { FeeTerms } from "./computeFee.ts";
import { asksForm } from "./FeeType.ts";

/**
 * The fee in euro cents as far as it is known: `due` once it is computed, before that what no answer changes; null
 * where answers or the authority still decide.
 */
export function knownFee({ feeType, feeAmount }: FeeTerms, due: number | null | undefined): number | null {
  if (feeType === "FREE") return 0;
  return due ?? (asksForm(feeType) ? null : feeAmount);
}
