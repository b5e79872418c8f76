import type { z } from "zod";
import type { attachmentViewSchema, draftSchema, processViewSchema } from "../../contract/process.ts";
import type { Attachment } from "../../domain/attachment/Attachment.ts";
import type { Process } from "../../domain/process/Process.ts";

const UNCOMPARED = { differences: [], locked: [], signInAgain: false };

/** A draft in the personal area: nothing is held against the account. */
export function draftView(process: Process): z.input<typeof draftSchema> {
  return processView(process, UNCOMPARED);
}

/** A process as its owner sees it: without owner, and without what the pipeline remembers. */
export function processView(
  process: Process,
  compared: Pick<z.input<typeof processViewSchema>, "differences" | "locked" | "signInAgain"> = UNCOMPARED,
): z.input<typeof processViewSchema> {
  const {
    ownerId,
    transient,
    submitting,
    acknowledgedAt,
    attachments,
    window,
    comparison,
    completedAt,
    ...shown
  } = process;
  return {
    ...shown,
    saved: !transient,
    attachments: attachments.map(attachmentView),
    transferTicketNumber: submitting?.transferTicketNumber ?? null,
    ...compared,
    resultsAvailableUntil: process.resultsAvailableUntil ?? null,
  };
}

export function attachmentView(attachment: Attachment): z.input<typeof attachmentViewSchema> {
  const { attachmentId, fieldPath, fileName, size, status, refusal } = attachment;
  return { attachmentId, fieldPath, fileName, size, status, ...(refusal === undefined ? {} : { refusal }) };
}
