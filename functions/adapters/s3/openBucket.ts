import { S3Client } from "@aws-sdk/client-s3";
import type { Bucket } from "./objectStore.ts";

let client: S3Client | undefined;

/**
 * A bucket with the client that all buckets of a function share. Path style where an endpoint is set, because names of
 * buckets are no host names of a laptop.
 */
export function openBucket(bucketName: string): Bucket {
  client ??= new S3Client({ forcePathStyle: process.env["AWS_ENDPOINT_URL"] !== undefined });
  return { client, bucketName };
}
