/** The monthly report is there for a day (specification §9). Free of zod: the privacy policy names it. */
export const STATISTICS_RETENTION_HOURS = 24;
