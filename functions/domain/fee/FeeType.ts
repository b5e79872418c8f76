/** How a fee is found (specification §3). Free of zod. */
export const FEE_TYPES = [
  "FREE",
  "FIXED",
  "VARIABLE",
  "VARIABLE_BY_PROCESS",
  "VARIABLE_BY_FORM",
  "VARIABLE_BY_PROCESS_AND_FORM",
] as const;
