import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import type { AttachmentAddress, AttachmentStore } from "#ports/attachments/AttachmentStore.ts";
import type { Clock } from "#ports/System.ts";
import {
  deleteObjects,
  deleteUnder,
  listObjects,
  readObject,
  writeObject,
  type Bucket,
} from "./objectStore.ts";
import { signedLink } from "./signedLink.ts";

const MEDIA_TYPE = "application/pdf";
const PART_MEDIA_TYPE = "application/octet-stream";

const fileKey = ({ processId, attachmentId }: AttachmentAddress): string => `${processId}/${attachmentId}`;
const partsPrefix = (address: AttachmentAddress): `${string}/` => `${fileKey(address)}.parts/`;
const partKey = (address: AttachmentAddress, number: number): string =>
  `${partsPrefix(address)}${String(number).padStart(3, "0")}`;

/** Uploads in S3: `processId/attachmentId`, with the parts under the same prefix until they are joined. */
export function createAttachmentStore({
  clock,
  ...bucket
}: Bucket & { readonly clock: Clock }): AttachmentStore {
  return {
    signParts: (address, { parts, expiresAt }) =>
      Promise.all(
        parts.map(async ({ number, size, sha256 }) => {
          const fields = {
            "Content-Type": PART_MEDIA_TYPE,
            "x-amz-checksum-algorithm": "SHA256",
            "x-amz-checksum-sha256": sha256,
          };
          const post = await createPresignedPost(bucket.client, {
            Bucket: bucket.bucketName,
            Key: partKey(address, number),
            Fields: fields,
            Conditions: [
              ["content-length-range", size, size],
              ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
            ],
            Expires: Math.max(1, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000)),
          });
          return { number, url: post.url, fields: post.fields };
        }),
      ),
    async listParts(address) {
      const objects = await listObjects(bucket, partsPrefix(address));
      return objects.map(({ key, size }) => ({ number: Number(key.slice(-3)), size }));
    },
    async readParts(address, count) {
      const parts: Uint8Array[] = [];
      for (let number = 1; number <= count; number += 1) {
        const part = await readObject(bucket, partKey(address, number));
        if (part === undefined) return undefined;
        parts.push(part);
      }
      return Buffer.concat(parts);
    },
    write: (address, bytes) =>
      writeObject(bucket, { key: fileKey(address), body: bytes, mediaType: MEDIA_TYPE }),
    read: (address) => readObject(bucket, fileKey(address)),
    signView: (address, { fileName, until }) =>
      signedLink(bucket, {
        key: fileKey(address),
        mediaType: MEDIA_TYPE,
        disposition: "inline",
        fileName,
        seconds: (until.getTime() - clock.now().getTime()) / 1000,
      }),
    deleteParts: (address) => deleteUnder(bucket, partsPrefix(address)),
    async delete(address) {
      const parts = await listObjects(bucket, partsPrefix(address));
      await deleteObjects(bucket, [fileKey(address), ...parts.map(({ key }) => key)]);
    },
    deleteProcess: (processId) => deleteUnder(bucket, `${processId}/`),
  };
}
