import { openBucket } from "#adapters/s3/openBucket.ts";
import { createAttachmentStore } from "#adapters/s3/createAttachmentStore.ts";
import { systemClock } from "#adapters/system/nodeSystem.ts";
import type { AttachmentStore, StoredFiles } from "#ports/attachments/AttachmentStore.ts";
import { createStoredFiles } from "#adapters/s3/createStoredFiles.ts";
import { createTagMalwareScanner } from "#adapters/s3/createTagMalwareScanner.ts";
import type { Ports } from "#ports/Ports.ts";
import { createPdfUploadInspector } from "#adapters/pdf/createPdfUploadInspector.ts";
import type { UploadInspector } from "#ports/attachments/UploadInspector.ts";
import { readEnvironment, readSettings } from "../deployment.ts";

export const attachments = (): AttachmentStore =>
  createAttachmentStore({ ...openBucket(readEnvironment("UPLOADS_BUCKET")), clock: systemClock });

export const storedFiles = (bucket: "UPLOADS_BUCKET" | "RESULTS_BUCKET" | "SEALED_BUCKET"): StoredFiles =>
  createStoredFiles(openBucket(readEnvironment(bucket)));

/** The malware scanner as a port, where the settings have one. */
export function malwareScanner(): Pick<Ports, "malwareScanner"> {
  return readSettings().server.uploads.malwareScan === "off"
    ? {}
    : { malwareScanner: createTagMalwareScanner(openBucket(readEnvironment("UPLOADS_BUCKET"))) };
}

export const inspector = (): UploadInspector => createPdfUploadInspector();
