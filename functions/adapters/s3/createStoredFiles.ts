import { paginateListObjectsV2 } from "@aws-sdk/client-s3";
import type { StoredFile, StoredFiles } from "#ports/attachments/AttachmentStore.ts";
import { deleteObjects, type Bucket } from "./objectStore.ts";

/** A bucket's files with their age. */
export function createStoredFiles(bucket: Bucket): StoredFiles {
  return {
    async *pages(from) {
      yield* list(bucket, { StartAfter: from });
      for await (const page of list(bucket, {})) {
        const before = page.filter(({ key }) => key <= from);
        yield before;
        if (before.length < page.length) return;
      }
    },
    async of(owner) {
      const found: StoredFile[] = [];
      for await (const page of list(bucket, { Prefix: `${owner}/` })) found.push(...page);
      return found;
    },
    delete: (keys) => deleteObjects(bucket, keys),
  };
}

async function* list(
  { client, bucketName }: Bucket,
  which: { readonly StartAfter?: string; readonly Prefix?: string },
): AsyncGenerator<readonly StoredFile[]> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucketName, ...which })) {
    yield (page.Contents ?? []).flatMap(({ Key: key, Size: size, LastModified: at }) =>
      key === undefined || size === undefined || at === undefined ? [] : [{ key, size, at }],
    );
  }
}
