import { openBucket } from "../../adapters/s3/openBucket.ts";
import { createAttachmentStore } from "../../adapters/s3/S3AttachmentStore.ts";
import { systemClock } from "../../adapters/system/systemClock.ts";
import type { AttachmentStore } from "../../ports/AttachmentStore.ts";
import { readEnvironment } from "../readEnvironment.ts";

export const attachments = (): AttachmentStore =>
  createAttachmentStore({ ...openBucket(readEnvironment("UPLOADS_BUCKET")), clock: systemClock });
