import { Readable } from "node:stream";
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { askForRest } from "../system/askForRest.ts";

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

/** Writes an object from a stream of bytes. A stream cannot be sent twice: the caller retries. */
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

/** What a busy bucket says of single objects, in an answer of status 200. */
const BUSY = ["InternalError", "SlowDown", "ServiceUnavailable"];

/** Throws where an object is still there in the end. */
export async function deleteObjects({ client, bucketName }: Bucket, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += DELETE_BATCH) {
    let why = "";
    const rest = await askForRest(keys.slice(start, start + DELETE_BATCH), async (batch) => {
      const Delete = { Objects: batch.map((key) => ({ Key: key })), Quiet: true };
      const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket: bucketName, Delete }));
      why = Errors.find(({ Code = "" }) => !BUSY.includes(Code))?.Code ?? Errors[0]?.Code ?? "";
      if (Errors.length > 0 && !BUSY.includes(why)) throw new Error(`${bucketName} does not delete: ${why}`);
      return Errors.length === 0 ? undefined : Errors.flatMap(({ Key }) => Key ?? []);
    });
    if (rest !== undefined) throw new Error(`${bucketName} kept ${rest.length} objects: ${why}`);
  }
}
