import { GetObjectCommand, NoSuchKey, paginateListObjectsV2 } from "@aws-sdk/client-s3";
import type { StoredBucket } from "#ports/operation/PortalState.ts";
import { type Bucket, deleteObjects, writeObject } from "./objectStore.ts";

/** A bucket as a whole, whatever it holds. */
export function storedBucket(name: string, bucket: Bucket): StoredBucket {
  const { client, bucketName } = bucket;
  const keys = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucketName })) {
      found.push(...(page.Contents ?? []).flatMap(({ Key: key }) => key ?? []));
    }
    return found;
  };
  return {
    name,
    keys,
    async read(key) {
      try {
        const answer = await client.send(new GetObjectCommand({ Bucket: bucketName, Key: key }));
        const bytes = await answer.Body?.transformToByteArray();
        return bytes && { key, bytes, mediaType: answer.ContentType ?? "application/octet-stream" };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    put: ({ key, bytes, mediaType }) => writeObject(bucket, { key, body: bytes, mediaType }),
    async clear() {
      const found = await keys();
      await deleteObjects(bucket, found);
      return found.length;
    },
  };
}
