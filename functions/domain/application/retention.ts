/** How long things live (specification §9). Free of zod: the browser and the legal pages print the same numbers. */
export const DRAFT_RETENTION_HOURS = 24;
/** How long can be shown that something was deleted, and when. */
export const DELETION_RECORD_RETENTION_DAYS = 90;
export const RESULT_DOWNLOAD_MINUTES = 10;
/** What was typed without an account waits so long for who signs in, and may have to set up an account first. */
export const SIGN_IN_MINUTES = 30;
export const TRANSPORT_REPORT_RETENTION_YEARS = 3;

const YEAR_MILLISECONDS = 365.25 * 86_400_000;
const HOUR_MILLISECONDS = 3_600_000;
const MINUTE_MILLISECONDS = 60_000;

/** However often it is changed, a draft ends so many days after its beginning. */
export const DRAFT_LONGEST_DAYS = 90;
/** The longest that a setting lets money in flight hold a draft. */
export const OPEN_PAYMENT_MOST_DAYS = 30;
/**
 * After so many days storage deletes files whatever else failed to delete them. No draft lives so long: its longest, a
 * payment begun in its last hour, and another one begun when that came to nothing.
 */
export const FILES_BACKSTOP_DAYS = 180;

type Begun = { readonly createdAt: string };

/** A draft stays for 24 hours after the last change, but not beyond its longest. */
export function draftAvailableUntil(draft: Begun, changedAt: Date): Date {
  return bounded(draft, { changedAt, longestDays: DRAFT_LONGEST_DAYS });
}

function bounded(
  { createdAt }: Begun,
  { changedAt, longestDays }: { readonly changedAt: Date; readonly longestDays: number },
): Date {
  const usual = changedAt.getTime() + DRAFT_RETENTION_HOURS * HOUR_MILLISECONDS;
  return new Date(Math.min(usual, Date.parse(createdAt) + longestDays * 24 * HOUR_MILLISECONDS));
}

/** Without a personal area a draft is deleted with its session; where the session is unknown, after this time. */
const TRANSIENT_MINUTES = 10;

/** A draft stays as long after a payment, also when money held it beyond its longest. */
export function availableAfterPayment(draft: Begun, now: Date): Date {
  return bounded(draft, { changedAt: now, longestDays: DRAFT_LONGEST_DAYS + OPEN_PAYMENT_MOST_DAYS + 1 });
}

/** When a draft that waits for nothing any more ends. */
export function releasedAvailableUntil(draft: Begun & { readonly transient: boolean }, now: Date): Date {
  return draft.transient
    ? new Date(now.getTime() + TRANSIENT_MINUTES * MINUTE_MILLISECONDS)
    : availableAfterPayment(draft, now);
}

/** The result can be downloaded for 10 minutes after it was made. */
export function resultsAvailableUntil(completedAt: Date): Date {
  return new Date(completedAt.getTime() + RESULT_DOWNLOAD_MINUTES * MINUTE_MILLISECONDS);
}

/** The transport report is kept for three years after the application was sent. */
export function transportReportUntil({ submissionDate }: { readonly submissionDate: string }): Date {
  return new Date(Date.parse(submissionDate) + TRANSPORT_REPORT_RETENTION_YEARS * YEAR_MILLISECONDS);
}

/** Reports of applications that were sent by then are over now. */
export function transportReportsOverSentBy(now: Date): Date {
  return new Date(now.getTime() - TRANSPORT_REPORT_RETENTION_YEARS * YEAR_MILLISECONDS);
}

export function isReportOver(report: { readonly submissionDate: string }, now: Date): boolean {
  return transportReportUntil(report) <= now;
}

export function deletionRecordUntil({ destroyedAt }: { readonly destroyedAt: string }): Date {
  return new Date(Date.parse(destroyedAt) + DELETION_RECORD_RETENTION_DAYS * 24 * HOUR_MILLISECONDS);
}

export function isOver(until: string, now: Date): boolean {
  return Date.parse(until) <= now.getTime();
}

interface ProlongableResults {
  readonly resultProlongations?: number | undefined;
}

/** How often the download time may still be prolonged. */
export function prolongationsLeft({ resultProlongations = 0 }: ProlongableResults, most: number): number {
  return Math.max(0, most - resultProlongations);
}

/** Ten minutes from now; what was made for the result stays as long. */
export function prolongedResults(
  { resultProlongations = 0 }: ProlongableResults,
  now: Date,
): {
  readonly resultsAvailableUntil: string;
  readonly availableUntil: string;
  readonly resultProlongations: number;
} {
  const until = resultsAvailableUntil(now).toISOString();
  return {
    resultsAvailableUntil: until,
    availableUntil: until,
    resultProlongations: resultProlongations + 1,
  };
}

/** The later one of two instants. */
export function later(one: string, other: string): string {
  return Date.parse(one) > Date.parse(other) ? one : other;
}
