import { openBucket, openLocalBucket } from "../adapters/s3/openBucket.ts";
import type { LocalAws } from "../adapters/system/LocalAws.ts";
import { createFormVersionStore } from "../adapters/s3/S3FormVersionStore.ts";
import type { FormVersionStore } from "../ports/FormVersionStore.ts";

/** The stored forms of a portal: on this machine, or in AWS with the usual credentials. */
export function operatorForms(bucketName: string, local?: LocalAws): FormVersionStore {
  return createFormVersionStore(
    local === undefined ? openBucket(bucketName) : openLocalBucket(bucketName, local),
  );
}
