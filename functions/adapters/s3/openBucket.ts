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

/** A portal's AWS endpoint on this machine, as its console describes it. */
export interface LocalAws {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A bucket of a portal on this machine, for commands outside of it. */
export function openLocalBucket(
  bucketName: string,
  { endpoint, region, accessKeyId, secretAccessKey }: LocalAws,
): Bucket {
  const credentials = { accessKeyId, secretAccessKey };
  return { bucketName, client: new S3Client({ endpoint, region, credentials, forcePathStyle: true }) };
}
