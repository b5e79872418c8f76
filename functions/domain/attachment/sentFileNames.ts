import type { Attachment } from "./Attachment.ts";
import { uniqueFileNames } from "./uniqueFileNames.ts";

export interface SentFile {
  readonly attachmentId: string;
  /** The question that it answers. */
  readonly fieldPath: string;
  /** As it is sent: in documents, data and folder alike. */
  readonly name: string;
}

/** Uploads that are sent, under the names that they are sent by. */
export function sentFileNames(attachments: readonly Attachment[]): readonly SentFile[] {
  const stored = attachments.filter(({ status }) => status === "stored");
  const names = uniqueFileNames(stored.map(({ fileName }) => fileName));
  return stored.map(({ attachmentId, fieldPath }, index) => ({
    attachmentId,
    fieldPath,
    name: names[index] ?? `Anlage-${index + 1}.pdf`,
  }));
}
