import type { HeldDraft } from "#domain/application/ownerLimits.ts";
import type { Availability } from "#domain/operation/Availability.ts";
import type { Result } from "#domain/result.ts";
import type { Feedback } from "#domain/operation/Feedback.ts";
import type { HealthDocument } from "#domain/operation/HealthDocument.ts";
import type { MonthlyStatistics } from "#domain/operation/MonthlyStatistics.ts";
import type { RateLimit } from "#domain/operation/rateLimits.ts";
import type { WriteConflict } from "../application/ProcessRepository.ts";

/** What is switched off or announced at this portal; everything is open until an operator switches it. */
export interface AvailabilityStore {
  get(): Promise<Availability>;
  /** One write under what was read: what another operator switches at the same moment stays. */
  update(change: (before: Availability) => Availability): Promise<Result<Availability, WriteConflict>>;
}

/** Feedback on the portal, for as long as it is kept. */
export interface FeedbackStore {
  add(feedback: Feedback): Promise<void>;
  /** In no order; what is over may still be among it. */
  list(): Promise<readonly Feedback[]>;
}

/** The document of the last health check; none before the first one. */
export interface HealthStore {
  get(): Promise<HealthDocument | undefined>;
  put(document: HealthDocument): Promise<void>;
}

/** Reports of months; that one was made is remembered after the report is gone. */
export interface StatisticsStore {
  wasMade(month: string): Promise<boolean>;
  /** Undefined where there is none, or its time is over. */
  get(month: string, now: Date): Promise<MonthlyStatistics | undefined>;
  put(statistics: MonthlyStatistics): Promise<void>;
  /** Deletes what is over; answers how many there were. */
  deleteOver(now: Date): Promise<number>;
}

/** What the drafts of owners take up, which a list of an owner may not show yet. */
export interface OwnerRoom {
  /** Asks `change` anew when other room of this owner was taken meanwhile. Undefined: nothing is counted yet. */
  update<Failure>(
    ownerId: string,
    change: (
      held: readonly HeldDraft[] | undefined,
    ) => Promise<Result<readonly HeldDraft[] | undefined, Failure>>,
  ): Promise<Result<readonly HeldDraft[] | undefined, Failure | WriteConflict>>;
}

/** Counts calls without knowing who called. */
export interface RateLimiter {
  /** Counts this call and says whether it is within the limit. */
  admits(limit: RateLimit, address: string): Promise<boolean>;
}
