import { paginateListObjectsV2 } from "@aws-sdk/client-s3";
import type { StoredBucket } from "#ports/operation/PortalState.ts";
import { type Bucket, deleteObjects, getObject, writeObject } from "./objectStore.ts";

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
      const object = await getObject(bucket, key);
      return object && { key, ...object };
    },
    put: ({ key, bytes, mediaType }) => writeObject(bucket, { key, body: bytes, mediaType }),
    async clear() {
      const found = await keys();
      await deleteObjects(bucket, found);
      return found.length;
    },
  };
}
