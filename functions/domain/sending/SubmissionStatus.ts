/** Stored status of a sent application and the transport it went by (specification §3). Free of zod. */
export const SUBMISSION_STATUSES = [
  "SUBMITTED",
  "SUCCESSFULLY_SUBMITTED",
  "PROCESSING_ERROR",
  "UNKNOWN",
] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export const EXTERNAL_ID_TYPES = ["OSCI", "FIT_CONNECT", "UNKNOWN"] as const;
export type ExternalIdType = (typeof EXTERNAL_ID_TYPES)[number];

/** What a person sees of a sent application (specification §4). */
export const SENT_STATUSES = [
  "pending",
  "submitted",
  "successfullySubmitted",
  "processingError",
  "unknown",
] as const;
export type SentStatus = (typeof SENT_STATUSES)[number];
