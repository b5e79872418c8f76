/** A window that was not heard of for this long is gone: closed, asleep or without a line. Free of zod. */
export const WINDOW_LEASE_SECONDS = 150;
