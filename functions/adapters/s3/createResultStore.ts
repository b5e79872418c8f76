import type { Clock } from "#ports/System.ts";
import type { ResultAddress, ResultStore } from "#ports/sending/ResultStore.ts";
import { storedZip, storedZipSize } from "../zip/storedZip.ts";
import {
  deleteUnder,
  listObjects,
  readObject,
  streamObject,
  writeObject,
  type Bucket,
} from "./objectStore.ts";
import { signedLink } from "./signedLink.ts";

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
      signedLink(bucket, {
        key: keyOf(address),
        mediaType,
        disposition: "attachment",
        fileName,
        seconds: (until.getTime() - clock.now().getTime()) / 1000,
      }),
    has: async (processId) => (await listObjects(bucket, `${processId}/`)).length > 0,
    deleteProcess: (processId) => deleteUnder(bucket, `${processId}/`),
  };
}
