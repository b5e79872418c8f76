/** Name of the ZIP file of all uploads in the result store. */
export const ARCHIVE = "attachments.zip";

/** The name that it is saved under. */
export function archiveFileName(transferTicketNumber: string): string {
  return `Anlagen-${transferTicketNumber}.zip`;
}

/** The four kinds of documents of the specification (§3). Free of zod. */
export const DOCUMENT_KINDS = ["form", "receipt", "attachment", "coverLetter"] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
