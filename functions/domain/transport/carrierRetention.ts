/** How long carriers keep what they were given (specification §9): theirs to decide, ours to tell. Free of zod. */
export const FIT_CONNECT_RETENTION_DAYS = 7;
/** Where nobody manages to fetch it. */
export const FIT_CONNECT_LONGEST_RETENTION_DAYS = 21;
export const OSCI_RETENTION_MINUTES = 10;
