import type { RateLimit } from "../domain/feedback/rateLimits.ts";

/** Counts calls without knowing who called. */
export interface RateLimiter {
  /** Counts this call and says whether it is within the limit. */
  admits(limit: RateLimit, address: string): Promise<boolean>;
}
