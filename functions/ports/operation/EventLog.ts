/**
 * Every message the functions can log. Closed on purpose: no free text, no personal data; fields are ids, counts, kinds.
 */
export const LOG_MESSAGES = {
  "portal-unreachable": "error",
  "request-started": "info",
  "request-completed": "info",
  "request-refused": "info",
  "access-refused": "error",
  "request-crashed": "error",
  "response-broke-contract": "error",
  "step-started": "info",
  "step-completed": "info",
  "step-failed": "error",
  "login-started": "info",
  "login-completed": "info",
  "login-failed": "info",
  "identity-provider-metadata-unreadable": "error",
  "identity-provider-certificate-ends": "error",
  logout: "info",
  "logout-by-provider": "info",
  "sessions-ended": "info",
  "logout-refused": "info",
  "logout-unconfirmed": "info",
  "process-started": "info",
  "process-submitted": "info",
  "fee-not-computable": "error",
  "service-not-taken": "error",
  "process-expired-removed": "info",
  "submission-accepted-by-transport": "info",
  "transport-changed": "error",
  "submission-failed": "error",
  "submission-resumed": "error",
  "silent-failures-counted": "info",
  "delivery-checked": "info",
  "delivery-check-failed": "error",
  "delivery-rejected": "error",
  "delivery-events-unproven": "error",
  "delivery-resent": "error",
  "postbox-sent": "info",
  "postbox-refused": "error",
  "postbox-checked": "info",
  "postbox-check-failed": "error",
  "delivery-callback-received": "info",
  "delivery-callback-refused": "error",
  "payment-started": "info",
  "payment-check-failed": "error",
  "payment-mismatch": "error",
  "payment-address-differs": "error",
  "feedback-received": "info",
  "browser-error": "error",
  "schedule-completed": "info",
  "health-checked": "info",
  "availability-unreadable": "error",
  "record-unreadable": "error",
  "ownerless-files-counted": "info",
  "ownerless-files-unfinished": "error",
} as const;

export type LogMessage = keyof typeof LOG_MESSAGES;

/** Ids, kinds, counts and durations; values of people never. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export interface EventLog {
  write(message: LogMessage, fields?: LogFields): void;
}

/**
 * An operator's access to data of people: who, with which command, and the stated reason. No data of the applicants.
 */
export interface RecordAccess {
  readonly at: string;
  /** Whose credentials they are in AWS; on this machine its user. */
  readonly who: string;
  readonly command: string;
  /** Of one application; absent for lists. */
  readonly processId?: string;
  readonly reason: string;
}

/** Written before anything is shown. A line that cannot be written throws. */
export interface OperatorLog {
  write(access: RecordAccess): Promise<void>;
}
