import { SERVICE_GROUPS } from "#contract/routes.ts";
import type { LogMessage } from "#ports/operation/EventLog.ts";
import { type AlarmName, runbookOf } from "./ALARMS.ts";

interface EventAlarmRule {
  readonly event: AlarmName & LogMessage;
  /** The functions that may write it. */
  readonly functions: readonly string[];
  /** How often it stands in the logs of so many minutes before it rings, by an alarm of its own; absent: once is enough. */
  readonly times?: number;
  /** Absent: five. */
  readonly minutes?: number;
}

const USUAL_MINUTES = 5;
const EVERY_API = SERVICE_GROUPS.map((group) => `api-${group}`);
const PAYING = ["api-payment", "step-verify-payment"];

/** Lines of level error that ring, with those who write them: a test reads the bundles. */
export const EVENT_ALARMS: readonly EventAlarmRule[] = [
  { event: "portal-unreachable", functions: ["schedule-visit-portal"] },
  { event: "request-crashed", functions: EVERY_API },
  // People meet some of them after their session; a hundred point to an attack or a broken build.
  { event: "access-refused", functions: EVERY_API, times: 100 },
  { event: "response-broke-contract", functions: EVERY_API },
  { event: "identity-provider-certificate-ends", functions: ["api-auth"] },
  { event: "identity-provider-metadata-unreadable", functions: ["api-auth"] },
  { event: "fee-not-computable", functions: ["api-process-workflow"] },
  { event: "payment-mismatch", functions: PAYING },
  { event: "payment-address-differs", functions: PAYING },
  // One of them is asked again two minutes later.
  { event: "payment-check-failed", functions: PAYING, times: 10 },
  { event: "submission-failed", functions: ["step-submission-failure", "schedule-recover-submissions"] },
  {
    event: "record-unreadable",
    functions: ["schedule-recover-submissions", "schedule-remove-expired-processes"],
  },
  // Three runs in a row, of which there is one every quarter of an hour: the next begins with another bucket.
  {
    event: "ownerless-files-unfinished",
    functions: ["schedule-remove-expired-processes"],
    times: 3,
    minutes: 45,
  },
  { event: "delivery-rejected", functions: ["step-check-delivery"] },
  { event: "delivery-events-unproven", functions: ["step-check-delivery"] },
];

/** An alarm over lines of the log, as it is deployed. */
export interface LoggedAlarm {
  readonly name: AlarmName;
  /** Part of the runbook that has the sections of its events. */
  readonly of?: string;
  readonly times: number;
  readonly minutes: number;
  readonly events: readonly Pick<EventAlarmRule, "event" | "functions">[];
}

/**
 * One alarm for each part of the runbook, because an alarm and its figure cost 0.40 USD a month each; the line says which
 * event it was. What may happen a few times has its own.
 */
export function eventAlarms(): readonly LoggedAlarm[] {
  const counted = EVENT_ALARMS.flatMap(
    ({ event, functions, times, minutes = USUAL_MINUTES }): readonly LoggedAlarm[] =>
      times === undefined ? [] : [{ name: event, times, minutes, events: [{ event, functions }] }],
  );
  const once = EVENT_ALARMS.filter(({ times }) => times === undefined);
  const parts = [...new Set(once.map(({ event }) => runbookOf(event)))];
  const grouped = parts.map((of): LoggedAlarm => {
    const events = once.filter(({ event }) => runbookOf(event) === of);
    return { name: "event-logged", of, times: 1, minutes: USUAL_MINUTES, events };
  });
  return [...grouped, ...counted];
}

/** Lines of level error that ring nothing by themselves, and why. */
export const QUIET_ERRORS: Partial<Readonly<Record<LogMessage, string>>> = {
  "step-failed": "steps are tried again; the last failure is written as submission-failed",
  "service-not-taken":
    "who begins or confirms is told and pays nothing; the look at counterparties asks every pinned destination for each service, and rings",
  "transport-changed": "the application went another way and arrived",
  "submission-resumed": "the sweep finishes what broke off; what it cannot is counted as a silent failure",
  "delivery-check-failed":
    "the next look comes by itself; one that never succeeds is counted as a silent failure",
  "delivery-callback-refused":
    "anybody can send a false callback; the planned look sees what a true one would say",
  "delivery-resent": "an application that was not fetched in time was sent again",
  "availability-unreadable": "the last word holds; a table that does not answer is seen by every other call",
  "postbox-refused": "the copy for the mailbox: the result says so, and it can be downloaded",
  "postbox-check-failed": "the next look comes by itself",
  "browser-error": "anybody can report errors; they are counted on the dashboard",
};
