import type { z } from "zod";
import type { attachmentViewSchema, processViewSchema } from "../../contract/process.ts";
import type { Attachment } from "../../domain/attachment/Attachment.ts";
import type { Process } from "../../domain/process/Process.ts";

/** A process as its owner sees it: without owner, and without what the pipeline remembers. */
export function processView(process: Process): z.input<typeof processViewSchema> {
  const { ownerId, transient, submitting, acknowledgedAt, attachments, ...shown } = process;
  return {
    ...shown,
    saved: !transient,
    attachments: attachments.map(attachmentView),
    transferTicketNumber: submitting?.transferTicketNumber ?? null,
    resultsAvailableUntil: process.resultsAvailableUntil ?? null,
  };
}

export function attachmentView(attachment: Attachment): z.input<typeof attachmentViewSchema> {
  const { attachmentId, fieldPath, fileName, size, status, refusal } = attachment;
  return { attachmentId, fieldPath, fileName, size, status, ...(refusal === undefined ? {} : { refusal }) };
}
