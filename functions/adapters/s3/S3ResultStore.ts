import { GetObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Clock } from "../../ports/Clock.ts";
import type { ResultAddress, ResultStore } from "../../ports/ResultStore.ts";
import { storedZip, storedZipSize } from "../zip/storedZip.ts";
import {
  deleteObjects,
  listObjects,
  readObject,
  streamObject,
  writeObject,
  type Bucket,
} from "./objectStore.ts";

const keyOf = ({ processId, name }: ResultAddress): string => `${processId}/${name}`;

/** Results in S3: documents by their id, ciphertext under `sealed/` and the run that sealed it. */
export function createResultStore({ clock, ...bucket }: Bucket & { readonly clock: Clock }): ResultStore {
  return {
    write: (address, { body, mediaType }) => writeObject(bucket, { key: keyOf(address), body, mediaType }),
    read: (address) => readObject(bucket, keyOf(address)),
    async readText(address) {
      const bytes = await readObject(bucket, keyOf(address));
      return bytes === undefined ? undefined : Buffer.from(bytes).toString("utf8");
    },
    async writeArchive(address, files) {
      const size = storedZipSize(files);
      await streamObject(bucket, {
        key: keyOf(address),
        body: storedZip(files),
        size,
        mediaType: "application/zip",
      });
      return size;
    },
    signDownload: (address, { fileName, mediaType, until }) =>
      getSignedUrl(
        bucket.client,
        new GetObjectCommand({
          Bucket: bucket.bucketName,
          Key: keyOf(address),
          ResponseContentType: mediaType,
          ResponseContentDisposition: `attachment; filename="${asciiName(fileName)}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        }),
        { expiresIn: Math.max(1, Math.floor((until.getTime() - clock.now().getTime()) / 1000)) },
      ),
    holds: async (processId) => (await listObjects(bucket, `${processId}/`)).length > 0,
    async deleteProcess(processId) {
      await deleteObjects(
        bucket,
        (await listObjects(bucket, `${processId}/`)).map(({ key }) => key),
      );
    },
  };
}

/** The name for clients that do not know RFC 6266's `filename*`. */
function asciiName(fileName: string): string {
  return fileName.replace(/[^\w.-]/g, "_");
}
