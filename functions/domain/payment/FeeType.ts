/** How a fee is found (specification §3). Free of zod. */
export const FEE_TYPES = [
  "FREE",
  "FIXED",
  "VARIABLE",
  "VARIABLE_BY_PROCESS",
  "VARIABLE_BY_FORM",
  "VARIABLE_BY_PROCESS_AND_FORM",
] as const;
export type FeeType = (typeof FEE_TYPES)[number];

/** No fee for a recognition is near it: a larger amount is a mistake of a setting or a form. Euro cents. */
export const LARGEST_FEE = 10_000_000;

/** Whether the fee depends on the answers. */
export function asksForm(feeType: FeeType): boolean {
  return feeType === "VARIABLE_BY_FORM" || feeType === "VARIABLE_BY_PROCESS_AND_FORM";
}
