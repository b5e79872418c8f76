/** Pages of the portal by the names that the specification gives them. What the browser tells of where it was is one of these and never an address. */
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
