/** Limits of feedback and of what browsers report. Free of zod: browser and legal pages use the same numbers. */
export const FEEDBACK_MAX_CHARACTERS = 4000;
/** The log of feedback is kept for 90 days (specification §9). */
export const FEEDBACK_RETENTION_DAYS = 90;
