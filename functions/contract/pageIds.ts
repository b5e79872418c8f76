/**
 * Pages of the portal by the names of the specification. The browser reports its location as one of these, never as an
 * address.
 */
export const PAGE_IDS = [
  "index",
  "accessibility",
  "account",
  "antrag-start",
  "antrag-mock-json",
  "check-receipt",
  "imprint",
  "privacy-policy",
  "process",
  "redirect",
  "sign-language",
  "simple-language",
  "terms-of-use",
] as const;

export type PageId = (typeof PAGE_IDS)[number];
