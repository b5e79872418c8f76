import type { Process } from "../application/Process.ts";
import { isOver, transportReportUntil } from "../application/retention.ts";
import { needsSealed, TRACKED_DAYS } from "../sending/deliveryChecks.ts";
import { POSTBOX_TRIED_DAYS } from "../sending/postboxStates.ts";
import type { Submission } from "../sending/Submission.ts";
import type { DataClassName } from "./DATA_CLASSES.ts";

/** The classes of data that belong to one application and are listed to its owner. */
export const KEPT_CLASSES = [
  "draft",
  "results",
  "reports",
  "payments",
  "ciphertext",
  "mailboxCopy",
] as const satisfies readonly DataClassName[];

export interface Kept {
  readonly dataClass: (typeof KEPT_CLASSES)[number];
  /** Uploads that are kept with it. */
  readonly files: number;
  /** When it is deleted at the latest if the draft stays unused; null: only the period after an event is known. */
  readonly until: string | null;
}

/** An application of which something is kept. */
export interface KeptApplication {
  readonly processId: string;
  readonly name: string;
  readonly nameEn: string;
  readonly kept: readonly Kept[];
}

const DAY_MILLISECONDS = 86_400_000;
const PAYMENT: Kept = { dataClass: "payments", files: 0, until: null };

/** One that can be gone on with, or whose result can still be downloaded. */
export function keptOfProcess(process: Process, now: Date): KeptApplication {
  const { id, metadata, availableUntil, resultsAvailableUntil, removal, status } = process;
  const isGone = removal !== undefined || isOver(availableUntil, now);
  // Also of one that came to nothing; the record of a sent application includes its payment.
  const hasPayment = process.paymentProviderName !== undefined && status !== "SUBMITTED";
  const files = process.attachments.filter((attachment) => attachment.status === "stored").length;
  const stored: Kept =
    resultsAvailableUntil === undefined
      ? { dataClass: "draft", files, until: availableUntil }
      : { dataClass: "results", files, until: resultsAvailableUntil };
  return {
    processId: id,
    name: metadata.title,
    nameEn: metadata.titleEn,
    kept: isGone ? [] : [stored, ...(hasPayment ? [PAYMENT] : [])],
  };
}

/** The record of a sent one, what is still on its way, and what the payment left. */
export function keptOfSubmission(submission: Submission, now: Date): KeptApplication {
  const { processId, name, nameEn, submissionDate, postbox, receipt } = submission;
  const after = (days: number): string =>
    new Date(Date.parse(submissionDate) + days * DAY_MILLISECONDS).toISOString();
  const all: readonly Kept[] = [
    { dataClass: "reports", files: 0, until: transportReportUntil(submission).toISOString() },
    ...(receipt.payment.status === "paid" ? [PAYMENT] : []),
    ...(needsSealed(submission)
      ? [{ dataClass: "ciphertext", files: 0, until: after(TRACKED_DAYS) } as const]
      : []),
    ...(postbox?.mailbox === undefined
      ? []
      : [{ dataClass: "mailboxCopy", files: 0, until: after(POSTBOX_TRIED_DAYS) } as const]),
  ];
  return { processId, name, nameEn, kept: all.filter(({ until }) => until === null || !isOver(until, now)) };
}
