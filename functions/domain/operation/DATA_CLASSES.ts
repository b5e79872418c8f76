import { FEEDBACK_RETENTION_DAYS } from "./rateLimits.ts";
import {
  DELETION_RECORD_RETENTION_DAYS,
  DRAFT_RETENTION_HOURS,
  RESULT_DOWNLOAD_MINUTES,
  TRANSPORT_REPORT_RETENTION_YEARS,
} from "../application/retention.ts";
import { STATISTICS_RETENTION_HOURS } from "./statisticsRetention.ts";
import { TRACKED_DAYS } from "../sending/deliveryChecks.ts";
import { POSTBOX_TRIED_DAYS } from "../sending/postboxStates.ts";

export interface Period {
  readonly amount: number;
  readonly unit: "minute" | "hour" | "day" | "year";
}

/** A kind of data that the portal keeps of people, or a copy of one. */
export interface DataClass {
  readonly where: string;
  /** Age at which it is gone at the latest; what a setting decides is named. */
  readonly longest: Period;
  readonly since: string;
  readonly enforcedBy: string;
  /** What would tell that it is not. */
  readonly shownBy: string;
}

/** How often the sweep of the expired runs: what it enforces may be there for so much longer. */
export const SWEEP_MINUTES = 15;

/**
 * Everything that is kept of people, and for how long: the privacy policy prints these periods, buckets and tables are made
 * with them, and `test/contract/retention.test.ts` goes through the list with a moved clock. What settings decide
 * (sessions, open payments, log, support) stands in `serverSettings.ts`.
 */
export const DATA_CLASSES = {
  draft: {
    where: "table processes",
    longest: { amount: DRAFT_RETENTION_HOURS, unit: "hour" },
    since: "the last change; with a payment in flight its bound (setting)",
    enforcedBy: "schedule-remove-expired-processes; reads check the expiry themselves",
    shownBy: "alarm job-did-not-run",
  },
  draftCopies: {
    where:
      "point-in-time copies of the table processes: unreadable from the deletion on, as their key goes with it",
    longest: { amount: 1, unit: "day" },
    since: "the deletion of the draft",
    enforcedBy:
      "removal of the draft destroys its key, of which there is no copy; recovery period of the table",
    shownBy: "schedule explorer; template of the data stack",
  },
  deletionRecords: {
    where: "table processKeys: when what was deleted, of whom by a hash",
    longest: { amount: DELETION_RECORD_RETENTION_DAYS, unit: "day" },
    since: "the deletion",
    enforcedBy: "time to live of the item; reads check the expiry themselves",
    shownBy: "contract test of the item",
  },
  uploads: {
    where: "bucket uploads",
    longest: { amount: DRAFT_RETENTION_HOURS, unit: "hour" },
    since: "as the draft, with which they go",
    enforcedBy: "removal of the draft; schedule-remove-expired-processes for what has no owner",
    shownBy: "alarm ownerless-files; lifecycle rule of the bucket as backstop",
  },
  results: {
    where: "bucket results",
    longest: { amount: RESULT_DOWNLOAD_MINUTES, unit: "minute" },
    since: "the end of sending; prolonged as often as the setting says",
    enforcedBy: "schedule-remove-expired-processes; links end by themselves",
    shownBy: "alarm ownerless-files; lifecycle rule of the bucket as backstop",
  },
  ciphertext: {
    where: "bucket sealed",
    longest: { amount: TRACKED_DAYS, unit: "day" },
    since: "sending",
    enforcedBy: "the delivery check: final event, sent again, or period over",
    shownBy: "alarm ownerless-files; lifecycle rule of the bucket as backstop",
  },
  mailboxCopy: {
    where: "bucket sealed, and the mailbox's handle in the table submissions",
    longest: { amount: POSTBOX_TRIED_DAYS, unit: "day" },
    since: "sending",
    enforcedBy: "the check of the copy for the mailbox",
    shownBy: "alarm ownerless-files",
  },
  reports: {
    where: "table submissions",
    longest: { amount: TRANSPORT_REPORT_RETENTION_YEARS, unit: "year" },
    since: "sending",
    enforcedBy: "schedule-remove-over-reports; reads check the expiry themselves",
    shownBy: "alarm job-did-not-run",
  },
  payments: {
    where: "table payments",
    longest: { amount: TRANSPORT_REPORT_RETENTION_YEARS, unit: "year" },
    since: "the last report; one with an open mismatch stays until an operator has settled it",
    enforcedBy: "time to live of the item",
    shownBy: "contract test of the item",
  },
  recordCopies: {
    where: "point-in-time copies and nightly copies of the tables submissions, payments and blocks",
    longest: { amount: 35, unit: "day" },
    since: "the deletion of the record",
    enforcedBy: "recovery period of the tables, lock of the vault",
    shownBy: "template of the data stack",
  },
  executions: {
    where: "history of Step Functions: number of the application, attempt, name of an error",
    longest: { amount: 90, unit: "day" },
    since: "the end of the execution",
    enforcedBy: "AWS",
    shownBy: "unit test of what leaves a step",
  },
  feedback: {
    where: "table feedback",
    longest: { amount: FEEDBACK_RETENTION_DAYS, unit: "day" },
    since: "sending it",
    enforcedBy: "time to live of the item",
    shownBy: "contract test of the item",
  },
  statistics: {
    where: "table statistics, without reference to persons",
    longest: { amount: STATISTICS_RETENTION_HOURS, unit: "hour" },
    since: "the report of the month",
    enforcedBy: "schedule-make-statistics",
    shownBy: "alarm job-did-not-run",
  },
} as const satisfies Readonly<Record<string, DataClass>>;

export type DataClassName = keyof typeof DATA_CLASSES;

const MILLISECONDS = { minute: 60_000, hour: 3_600_000, day: 86_400_000, year: 365.25 * 86_400_000 };

export function longestMilliseconds(name: DataClassName): number {
  const { amount, unit } = DATA_CLASSES[name].longest;
  return amount * MILLISECONDS[unit];
}
