/**
 * Every problem the API can answer with, as RFC 9457 problem JSON with a stable `type`. The key is what code switches
 * on, the status is HTTP's. Free of zod: the browser imports it as a value.
 */
export const PROBLEMS = {
  "invalid-json": 400,
  "logout-refused": 400,
  "not-signed-in": 401,
  "session-over": 401,
  "payment-required": 402,
  "xsrf-token-invalid": 403,
  "foreign-page": 403,
  "callback-refused": 403,
  "origin-refused": 403,
  "account-required": 403,
  "account-blocked": 403,
  "trust-level-too-low": 403,
  "terms-not-accepted": 403,
  "provider-not-accepted": 403,
  "sign-in-again": 403,
  "route-not-found": 404,
  "process-not-found": 404,
  "attachment-not-found": 404,
  "form-not-found": 404,
  "service-not-found": 404,
  "document-not-found": 404,
  "submission-not-found": 404,
  "provider-not-found": 404,
  "method-not-allowed": 405,
  "version-conflict": 409,
  "edited-elsewhere": 409,
  "data-differs": 409,
  "status-conflict": 409,
  "payment-in-flight": 409,
  "already-paid": 409,
  "payment-unclear": 409,
  "notice-undecided": 409,
  "payment-skipped": 409,
  "too-many-drafts": 409,
  "upload-incomplete": 409,
  "process-expired": 410,
  "results-expired": 410,
  "prolongation-used-up": 409,
  "body-too-large": 413,
  "unsupported-media-type": 415,
  "schema-violation": 422,
  "form-incomplete": 422,
  "fee-not-computable": 422,
  "notice-not-offered": 422,
  "payment-not-required": 422,
  "skip-not-allowed": 422,
  "payment-refused": 422,
  "upload-refused": 422,
  "uploads-too-large": 422,
  "storage-used-up": 422,
  "login-failed": 422,
  "no-online-service": 422,
  "service-not-taken": 422,
  // Intended, or another system's failure: no server error, because those take a release back and ring.
  "read-only": 423,
  "identity-provider-unavailable": 424,
  "payment-unavailable": 424,
  "too-many-requests": 429,
  unexpected: 500,
  "workflow-unavailable": 503,
} as const;

export type ProblemKind = keyof typeof PROBLEMS;

export const PROBLEM_TYPE_PREFIX = "urn:recognition-portal:problem:";

/** Body of every refused call. Holds no personal data. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** Correlates with the log; safe to show. */
  readonly instance?: string;
  /** Paths of the request that broke the schema, or of fields of the form that need attention. */
  readonly errors?: readonly { readonly path: string; readonly rule: string; readonly message?: string }[];
  /** Present for version conflicts: the version the server holds. */
  readonly currentVersion?: number;
  /** Present for blocked accounts, unless they are blocked for good: the end. */
  readonly until?: string;
  /** Present for refused uploads. */
  readonly refusal?: string;
}
