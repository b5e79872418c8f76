/** Problems for failures that many routes share. A foreign process is answered like one that does not exist. */
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

/** What stands between answers and sending or paying. */
export const NOT_READY_PROBLEMS = {
  "form-not-found": "form-not-found",
  "form-incomplete": "form-incomplete",
  "data-differs": "data-differs",
} as const;

/** Why an application cannot be sent, or its payment begun, now. */
export const SENDING_PROBLEMS = {
  ...WRITE_PROBLEMS,
  ...IDENTIFICATION_PROBLEMS,
  ...NOT_READY_PROBLEMS,
  "notice-undecided": "notice-undecided",
  "already-paid": "already-paid",
  "payment-in-flight": "payment-in-flight",
  "payment-unclear": "payment-unclear",
} as const;

/** The fields that stop an application, in addition to the problem. */
export function incompleteFields<Errors>(
  failure: { readonly kind: "form-incomplete"; readonly errors: Errors } | { readonly kind: string },
): { readonly errors?: Errors } {
  return "errors" in failure ? { errors: failure.errors } : {};
}
