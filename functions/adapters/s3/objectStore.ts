import { Readable } from "node:stream";
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";

export interface Bucket {
  readonly client: S3Client;
  readonly bucketName: string;
}

const DELETE_BATCH = 1000;

/** The object's bytes, or undefined when there is none. */
export async function readObject(
  { client, bucketName }: Bucket,
  key: string,
): Promise<Uint8Array | undefined> {
  try {
    const { Body: body } = await client.send(new GetObjectCommand({ Bucket: bucketName, Key: key }));
    return await body?.transformToByteArray();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

export async function writeObject(
  { client, bucketName }: Bucket,
  object: { readonly key: string; readonly body: Uint8Array | string; readonly mediaType: string },
): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: bucketName,
      Key: object.key,
      Body: object.body,
      ContentType: object.mediaType,
    }),
  );
}

/** Writes an object whose bytes come one after another. A stream cannot be sent twice: who calls tries again. */
export async function streamObject(
  { client, bucketName }: Bucket,
  object: {
    readonly key: string;
    readonly body: AsyncIterable<Uint8Array>;
    readonly size: number;
    readonly mediaType: string;
  },
): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: bucketName,
      Key: object.key,
      Body: Readable.from(buffers(object.body)),
      ContentLength: object.size,
      ContentType: object.mediaType,
    }),
  );
}

/** Between bytes of two kinds the SDK would begin a new chunk, however small the last one is. */
async function* buffers(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { buffer, byteOffset, byteLength } of pieces)
    yield Buffer.from(buffer, byteOffset, byteLength);
}

/** Keys and sizes under a prefix, which has to end with a slash so that no other id can begin with it. */
export async function listObjects(
  { client, bucketName }: Bucket,
  prefix: `${string}/`,
): Promise<readonly { readonly key: string; readonly size: number }[]> {
  const found: { key: string; size: number }[] = [];
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucketName, Prefix: prefix })) {
    for (const { Key: key, Size: size } of page.Contents ?? []) {
      if (key !== undefined && size !== undefined) found.push({ key, size });
    }
  }
  return found;
}

export async function deleteObjects({ client, bucketName }: Bucket, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += DELETE_BATCH) {
    const batch = keys.slice(start, start + DELETE_BATCH);
    await client.send(
      new DeleteObjectsCommand({
        Bucket: bucketName,
        Delete: { Objects: batch.map((key) => ({ Key: key })), Quiet: true },
      }),
    );
  }
}
