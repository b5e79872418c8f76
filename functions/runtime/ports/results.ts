import { openBucket } from "../../adapters/s3/openBucket.ts";
import { createResultStore } from "../../adapters/s3/S3ResultStore.ts";
import { systemClock } from "../../adapters/system/systemClock.ts";
import type { ResultStore } from "../../ports/ResultStore.ts";
import { readEnvironment } from "../readEnvironment.ts";

export const results = (): ResultStore =>
  createResultStore({ ...openBucket(readEnvironment("RESULTS_BUCKET")), clock: systemClock });

export const sealed = (): Pick<ResultStore, "write" | "readText" | "holds" | "deleteProcess"> =>
  createResultStore({ ...openBucket(readEnvironment("SEALED_BUCKET")), clock: systemClock });
