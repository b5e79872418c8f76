import type { Process } from "../application/Process.ts";

const MINUTE_MILLISECONDS = 60_000;
/** Time for a workflow to be started by the request that sent the application. */
const START_MINUTES = 2;
/** Pause before an application that its transport has accepted is finished by a new attempt. */
const RESUME_MINUTES = 5;
/** The longest that the pipeline can run (`submit-process.asl.json`), and the sweep behind it. */
const PIPELINE_MINUTES = 75;
/** The longest delay of a scheduled delivery check. */
const CHECK_MINUTES = 60;

/** In how many minutes a sent application should be with the transport. */
const DELIVERY_MINUTES = 5;

/** A delivery check that was scheduled before this time counts as lost. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - CHECK_MINUTES * MINUTE_MILLISECONDS);
}

export function isDueToStart(process: Process, now: Date): boolean {
  return process.status === "SUBMITTED" && minutesSince(process, now) >= START_MINUTES;
}

/** Failed although the transport had accepted it: nothing is missing but our own record. */
export function isDueToResume(process: Process, now: Date): boolean {
  return (
    process.status === "SUBMIT_FAILURE" &&
    process.submitting?.acceptedAt !== undefined &&
    minutesSince(process, now) >= RESUME_MINUTES
  );
}

/** Sent, and neither delivered on nor visibly failed after the time that the pipeline can take at most. */
export function isSilent(process: Process, now: Date): boolean {
  return (
    process.status === "SUBMITTED" &&
    process.resultsAvailableUntil === undefined &&
    minutesSince(process, now) >= PIPELINE_MINUTES
  );
}

/** Sent, and the transport has not accepted it in the time in which that should be. */
export function isLate(process: Process, now: Date): boolean {
  return (
    process.status === "SUBMITTED" &&
    process.submitting?.acceptedAt === undefined &&
    minutesSince(process, now) >= DELIVERY_MINUTES
  );
}

function minutesSince({ statusChanged }: Process, now: Date): number {
  return (now.getTime() - Date.parse(statusChanged)) / MINUTE_MILLISECONDS;
}
