/** How failures that many routes share are told. A foreign process is answered like one that does not exist. */
export const ACCESS_PROBLEMS = {
  "process-not-found": "process-not-found",
  "process-expired": "process-expired",
  "trust-level-too-low": "trust-level-too-low",
} as const;

/** By what account a service may be begun and sent. */
export const IDENTIFICATION_PROBLEMS = {
  "account-required": "account-required",
  "provider-not-accepted": "provider-not-accepted",
  "sign-in-again": "sign-in-again",
} as const;

/** A writer that lost against others eight times: asking again is right, and says so with 409. */
export const WRITE_PROBLEMS = {
  ...ACCESS_PROBLEMS,
  "edited-elsewhere": "edited-elsewhere",
  "write-conflict": "status-conflict",
  "illegal-transition": "status-conflict",
} as const;
