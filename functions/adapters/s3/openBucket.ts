import { S3Client } from "@aws-sdk/client-s3";
import { clientOfLocalAws, type LocalAws } from "../system/LocalAws.ts";
import type { Bucket } from "./objectStore.ts";

/** Each piece of a stream would be a chunk of its own, and S3 refuses every chunk under 8,192 bytes but the last. */
const requestStreamBufferSize = 65_536;

let client: S3Client | undefined;

/**
 * A bucket with the client that all buckets of a function share. Path style where an endpoint is set, because names of
 * buckets are no host names of a laptop.
 */
export function openBucket(bucketName: string): Bucket {
  client ??= new S3Client({
    requestStreamBufferSize,
    forcePathStyle: process.env["AWS_ENDPOINT_URL"] !== undefined,
  });
  return { client, bucketName };
}

/** A bucket of a portal on this machine, for commands outside of it. */
export function openLocalBucket(bucketName: string, local: LocalAws): Bucket {
  const options = { ...clientOfLocalAws(local), requestStreamBufferSize, forcePathStyle: true };
  return { bucketName, client: new S3Client(options) };
}
