import type { Attachment } from "../../domain/attachment/Attachment.ts";
import type { Process } from "../../domain/process/Process.ts";
import { err, ok, type Result } from "../../domain/result.ts";

export interface AttachmentNotFound {
  readonly kind: "attachment-not-found";
}

export function findAttachment(
  process: Process,
  attachmentId: string,
): Result<Attachment, AttachmentNotFound> {
  const attachment = process.attachments.find((candidate) => candidate.attachmentId === attachmentId);
  return attachment === undefined ? err({ kind: "attachment-not-found" }) : ok(attachment);
}
