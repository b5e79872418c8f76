/** Status values of a process (specification §4). Free of zod: the browser imports them as values. */
export const PROCESS_STATUSES = [
  "CREATED",
  "EDITING",
  "COMPLETED",
  "ELECTRONIC_NOTICE_SELECTED",
  "PAYMENT_PENDING",
  "PAID",
  "PAYMENT_FAILURE",
  "SUBMITTED",
  "SUBMIT_FAILURE",
] as const;

export type ProcessStatus = (typeof PROCESS_STATUSES)[number];
