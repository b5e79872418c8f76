import { Readable } from "node:stream";
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { askForRest } from "../system/askForRest.ts";

export interface Bucket {
  readonly client: S3Client;
  readonly bucketName: string;
}

const DELETE_BATCH = 1000;

export interface ReadObject {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** What S3 knows this content of the object by. */
  readonly tag: string;
}

/** An object with what S3 says of it, or undefined when there is none. */
export async function getObject(
  { client, bucketName }: Bucket,
  key: string,
): Promise<ReadObject | undefined> {
  try {
    const answer = await client.send(new GetObjectCommand({ Bucket: bucketName, Key: key }));
    const bytes = await answer.Body?.transformToByteArray();
    const { ContentType: mediaType = "application/octet-stream", ETag: tag = "" } = answer;
    return bytes && { bytes, mediaType, tag };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** The object's bytes, or undefined when there is none. */
export async function readObject(bucket: Bucket, key: string): Promise<Uint8Array | undefined> {
  return (await getObject(bucket, key))?.bytes;
}

interface NewObject {
  readonly key: string;
  readonly body: Uint8Array | string;
  readonly mediaType: string;
}

export async function writeObject(
  { client, bucketName }: Bucket,
  { key, body, mediaType, ...condition }: NewObject & Pick<PutObjectCommandInput, "IfMatch" | "IfNoneMatch">,
): Promise<void> {
  await client.send(
    new PutObjectCommand({ Bucket: bucketName, Key: key, Body: body, ContentType: mediaType, ...condition }),
  );
}

/** By "How to prevent object overwrites with conditional writes": changed, deleted meanwhile, deleted before. */
const FORESTALLED = ["PreconditionFailed", "ConditionalRequestConflict", "NoSuchKey"];

/**
 * Writes a text over what was read, or where nothing was. False when somebody else was faster; not when it was this write,
 * whose answer was lost.
 */
export async function replaceObject(
  bucket: Bucket,
  { over, ...object }: NewObject & { readonly body: string; readonly over: ReadObject | undefined },
): Promise<boolean> {
  try {
    const condition = over === undefined ? { IfNoneMatch: "*" } : { IfMatch: over.tag };
    await writeObject(bucket, { ...object, ...condition });
    return true;
  } catch (error) {
    if (!(error instanceof S3ServiceException && FORESTALLED.includes(error.name))) throw error;
    const now = await readObject(bucket, object.key);
    return now !== undefined && Buffer.from(now).toString("utf8") === object.body;
  }
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

/** Everything under a prefix, as `listObjects` takes it. */
export async function deleteUnder(bucket: Bucket, prefix: `${string}/`): Promise<void> {
  const objects = await listObjects(bucket, prefix);
  await deleteObjects(
    bucket,
    objects.map(({ key }) => key),
  );
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
