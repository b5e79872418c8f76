import { openBucket } from "../../adapters/s3/openBucket.ts";
import { createStoredFiles } from "../../adapters/s3/S3StoredFiles.ts";
import type { StoredFiles } from "../../ports/StoredFiles.ts";
import { readEnvironment } from "../readEnvironment.ts";

export const storedFiles = (bucket: "UPLOADS_BUCKET" | "RESULTS_BUCKET" | "SEALED_BUCKET"): StoredFiles =>
  createStoredFiles(openBucket(readEnvironment(bucket)));
