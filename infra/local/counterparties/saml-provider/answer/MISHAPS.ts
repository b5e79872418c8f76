/** What a provider can be told to do wrong with an answer, on its page or by the console. */
export const COMMON_MISHAPS = [
  "cancel",
  "error-status",
  "expired",
  "wrong-audience",
  "unsigned",
  "wrong-signature",
  "wrapped-assertion",
  "replay",
  "missing-attribute",
  "level-too-low",
  "old-sign-in",
] as const;
export const MISHAPS = [...COMMON_MISHAPS, "revoked-card"] as const;
export type Mishap = (typeof MISHAPS)[number];
