import { FEEDBACK_RETENTION_DAYS } from "./rateLimits.ts";
import {
  DELETION_RECORD_RETENTION_DAYS,
  DRAFT_RETENTION_HOURS,
  RESULT_DOWNLOAD_MINUTES,
  TRANSPORT_REPORT_RETENTION_YEARS,
} from "../application/retention.ts";
import { TRACKED_DAYS } from "../sending/deliveryChecks.ts";
import { POSTBOX_TRIED_DAYS } from "../sending/postboxStates.ts";

export interface Period {
  readonly amount: number;
  readonly unit: "minute" | "hour" | "day" | "week" | "year";
}

/** What a state decides, by the name of its setting. */
export interface PeriodOfState {
  readonly setting: "backupWeeks" | "openPaymentDays" | "sessionHours" | "supportDays";
  readonly unit: Period["unit"];
}

/** A kind of data that the portal keeps of people, or a copy of one. */
interface DataClass {
  /** Tables with what their keys begin with where they hold several kinds, buckets, and what is outside of both. */
  readonly stores: readonly string[];
  /** Age at which it is gone at the latest; `block`: its own end, or when it is taken back. */
  readonly longest: Period | PeriodOfState | "block";
}

/** How often the sweep of the expired runs: what it enforces may be there for so much longer. */
export const SWEEP_MINUTES = 15;

/** The monthly report is there for a day (specification §9). */
export const STATISTICS_RETENTION_HOURS = 24;

const years = (amount: number): Period => ({ amount, unit: "year" });
const days = (amount: number): Period => ({ amount, unit: "day" });
const hours = (amount: number): Period => ({ amount, unit: "hour" });
const minutes = (amount: number): Period => ({ amount, unit: "minute" });

/**
 * Everything that is kept of people, to its last copy: policy, personal area and certificate of deletion print these
 * periods, and stores are made with them. `test/contract/retention.test.ts` moves the clock, and fails for a store that no
 * class names. Each says since when, what enforces it, and what would tell that it is not.
 */
export const DATA_CLASSES = {
  /** The last change. Schedule of the expired; reads check it themselves. Alarm job-did-not-run. */
  draft: { stores: ["table processes"], longest: hours(DRAFT_RETENTION_HOURS) },
  /** The beginning of a payment that is in flight. As the draft. */
  heldDraft: { stores: ["table processes"], longest: { setting: "openPaymentDays", unit: "day" } },
  /** As the draft, with which it is destroyed; what is without one, by the schedule. Alarm ownerless-files. */
  draftKeys: { stores: ["table processKeys"], longest: hours(DRAFT_RETENTION_HOURS) },
  /** The deletion of the draft, whose key has no copy: from then on unreadable. Recovery period. Schedule explorer. */
  draftCopies: { stores: ["copies of table processes"], longest: days(1) },
  /** The deletion; of whom, by a hash. Time to live; reads check it themselves. Test of the item. */
  deletionRecords: { stores: ["table processKeys"], longest: days(DELETION_RECORD_RETENTION_DAYS) },
  /** As the draft, with which they go; the sweep of what has no owner. Alarm ownerless-files; lifecycle rule. */
  uploads: { stores: ["bucket uploads"], longest: hours(DRAFT_RETENTION_HOURS) },
  /** The end of sending, prolonged as often as a setting says. Schedule of the expired. Alarm ownerless-files. */
  results: { stores: ["bucket results"], longest: minutes(RESULT_DOWNLOAD_MINUTES) },
  /** Sending. The delivery check: final event, sent again, or period over. Alarm ownerless-files; lifecycle rule. */
  ciphertext: { stores: ["bucket sealed"], longest: days(TRACKED_DAYS) },
  /** Sending; with the mailbox's handle. The check of the copy. Alarm ownerless-files. */
  mailboxCopy: { stores: ["bucket sealed", "table submissions"], longest: days(POSTBOX_TRIED_DAYS) },
  /** Sending. Schedule of reports that are over; reads check it themselves. Alarm job-did-not-run. */
  reports: { stores: ["table submissions"], longest: years(TRANSPORT_REPORT_RETENTION_YEARS) },
  /** The last event; an open mismatch stays until it is settled. Time to live. Test of the item. */
  payments: { stores: ["table payments"], longest: years(TRANSPORT_REPORT_RETENTION_YEARS) },
  /** The deletion of the record. Recovery period of the tables, lock of the vault. Test of the template. */
  recordCopies: { stores: ["copies of tables submissions, payments, blocks"], longest: days(35) },
  /** Its end: number of the application, attempt, name of an error. AWS. Test of what leaves a step. */
  executions: { stores: ["history of Step Functions"], longest: days(90) },
  /** The sign-in: what the account says. Logout, else time to live; reads check it themselves. Test of the item. */
  sessions: { stores: ["table sessions"], longest: { setting: "sessionHours", unit: "hour" } },
  /** The start of a sign-in or sign-out, and the answer to it. As sessions. */
  logins: {
    stores: ["login#", "answer#", "logout#", "message#"].map((kind) => `table logins ${kind}`),
    longest: minutes(10),
  },
  /** As long as the person may not sign in. Time to live; reads check it themselves. */
  blocks: { stores: ["table blocks"], longest: "block" },
  /** Calls of a network and drafts of a person, under hashes whose key is destroyed after its day. Test of the item. */
  counters: {
    stores: [
      ...["feedback#", "browser-errors#", "blank-forms#", "deletion-certificates#", "anonymous-starts#"],
      "drafts#",
    ].map((kind) => `table limits ${kind}`),
    longest: days(1),
  },
  /** The call. Retention of the log, rule of its archive. Test of the template. */
  logs: { stores: ["logs", "bucket archive"], longest: { setting: "backupWeeks", unit: "week" } },
  /** The look: who looked at whose record for what reason. As logs. */
  operatorLooks: { stores: ["logs", "bucket archive"], longest: { setting: "backupWeeks", unit: "week" } },
  /** Sending it. Time to live of the item. Test of the item. */
  feedback: { stores: ["table feedback"], longest: days(FEEDBACK_RETENTION_DAYS) },
  /** The last answer. Whoever supports. */
  support: { stores: ["mailbox of support"], longest: { setting: "supportDays", unit: "day" } },
  /** The report of the month, without reference to persons. Schedule of statistics. Alarm job-did-not-run. */
  statistics: { stores: ["table statistics"], longest: hours(STATISTICS_RETENTION_HOURS) },
} as const satisfies Readonly<Record<string, DataClass>>;

/** What is about nobody: switches, figures, keys of a day, forms and places for all. */
export const STORES_ABOUT_NOBODY: readonly string[] = [
  "table availability",
  "table health",
  "table limits secret#",
  "table logins certificates#",
  "bucket results blank-forms/",
  "bucket forms forms/",
  "bucket forms places/",
  "bucket site",
  "queue deadLetters",
];

export type DataClassName = keyof typeof DATA_CLASSES;
/** Those whose period is the same in every state. */
export type FixedClassName = {
  [Name in DataClassName]: (typeof DATA_CLASSES)[Name]["longest"] extends Period ? Name : never;
}[DataClassName];

/** What there is of a person besides; of nothing of it is known here whether there is some. */
export const KEPT_BESIDES = [
  "sessions",
  "logins",
  "draftCopies",
  "recordCopies",
  "executions",
  "logs",
  "operatorLooks",
  "counters",
  "feedback",
  "support",
] as const satisfies readonly DataClassName[];

const MILLISECONDS = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
  year: 365.25 * 86_400_000,
};

export function longestMilliseconds(name: FixedClassName): number {
  const { amount, unit } = DATA_CLASSES[name].longest;
  return amount * MILLISECONDS[unit];
}

/** `24 Stunden`, `24 hours`. */
export function longestIn(name: FixedClassName, language: "de" | "en"): string {
  const { amount, unit } = DATA_CLASSES[name].longest;
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(amount);
}
