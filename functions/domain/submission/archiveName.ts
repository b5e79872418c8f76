/** Name of the ZIP file of all uploads in the result store. */
export const ARCHIVE = "attachments.zip";

/** The name that it is saved under. */
export function archiveFileName(transferTicketNumber: string): string {
  return `Anlagen-${transferTicketNumber}.zip`;
}
