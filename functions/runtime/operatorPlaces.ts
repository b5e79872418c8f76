import { openBucket, openLocalBucket } from "../adapters/s3/openBucket.ts";
import { createPlaceStore } from "../adapters/s3/S3PlaceStore.ts";
import type { LocalAws } from "../adapters/system/LocalAws.ts";
import type { PlaceStore } from "../ports/PlaceStore.ts";

/** The tables of places of a portal: on this machine, or in AWS with the usual credentials. */
export function operatorPlaces(bucketName: string, local?: LocalAws): PlaceStore {
  return createPlaceStore(local === undefined ? openBucket(bucketName) : openLocalBucket(bucketName, local));
}
