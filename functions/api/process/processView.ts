import type { z } from "zod";
import type { attachmentViewSchema, draftSchema, processViewSchema } from "#contract/processViews.ts";
import { isSameFile, type Attachment } from "#domain/attachments/Attachment.ts";
import type { Process } from "#domain/application/Process.ts";

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
    electronicNotice,
    ...shown
  } = process;
  return {
    ...shown,
    saved: !transient,
    attachments: attachmentViews(attachments),
    transferTicketNumber: submitting?.transferTicketNumber ?? null,
    electronicNotice: electronicNotice ?? null,
    ...compared,
    resultsAvailableUntil: process.resultsAvailableUntil ?? null,
  };
}

export function attachmentViews(attachments: readonly Attachment[]): z.input<typeof attachmentViewSchema>[] {
  return attachments.map((attachment) => attachmentView(attachment, attachments));
}

/** A file among all files of its application. */
export function attachmentView(
  attachment: Attachment,
  all: readonly Attachment[],
): z.input<typeof attachmentViewSchema> {
  const { attachmentId, fieldPath, fileName, size, status, refusal, inspection } = attachment;
  const blankPages = inspection?.blankPages ?? "none";
  const before = all.slice(
    0,
    all.findIndex((one) => one.attachmentId === attachmentId),
  );
  return {
    attachmentId,
    fieldPath,
    fileName,
    size,
    status,
    ...(refusal === undefined ? {} : { refusal }),
    ...(blankPages === "none" ? {} : { blankPages }),
    sameAs: before
      .filter((one) => one.status !== "refused" && isSameFile(one, attachment))
      .map((one) => one.attachmentId),
  };
}
