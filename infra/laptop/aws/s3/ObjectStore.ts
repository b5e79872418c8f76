import { createHash, randomUUID } from "node:crypto";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import { checksumMeter, type Digests } from "./checksums.ts";
import { s3Refused, type S3Failure } from "./S3Failure.ts";

/** Bytes received into a temporary file, not yet an object. */
export type ReceivedBytes = { readonly file: string; readonly size: number; readonly digests: Digests };

type NewObject = {
  readonly key: string;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly checksums: Readonly<Record<string, string>>;
};

export type ObjectStore = {
  readonly get: (key: string) => StoredObject | undefined;
  readonly list: () => readonly StoredObject[];
  readonly read: (object: StoredObject, range?: { start: number; end: number }) => Readable;
  readonly receive: (
    body: Readable,
    options: { readonly maximumBytes: number },
  ) => Promise<Result<ReceivedBytes, S3Failure>>;
  readonly discard: (received: ReceivedBytes) => Promise<void>;
  readonly keep: (
    received: ReceivedBytes,
    options: {
      readonly object: NewObject;
      /** Why it may not be written over what is there now. */
      readonly refusalOver?: (now: StoredObject | undefined) => S3Failure | undefined;
    },
  ) => Promise<Result<StoredObject, S3Failure>>;
  readonly remove: (key: string) => Promise<void>;
};

/**
 * Objects of one bucket as files: `<hash of key>.json` describes an object and names the file with its bytes.
 * The description is renamed into place last, so a crash leaves the old object or the new one, never a half.
 */
export function openObjectStore(
  folder: string,
  { expirationDays }: { readonly expirationDays?: number | undefined } = {},
): ObjectStore {
  mkdirSync(folder, { recursive: true });
  const objects = readObjects(folder);
  const found = (key: string): StoredObject | undefined => {
    const object = objects.get(key);
    return object === undefined || isExpired(object, expirationDays) ? undefined : object;
  };
  const descriptionOf = (key: string) =>
    path.join(folder, `${createHash("sha256").update(key).digest("hex")}.json`);
  const removeFile = (file: string) => rm(path.join(folder, file), { force: true });
  return {
    get: found,
    list: () =>
      [...objects.values()]
        .filter((object) => !isExpired(object, expirationDays))
        .sort((one, other) => (one.key < other.key ? -1 : 1)),
    read: (object, range) =>
      object.size === 0 ? Readable.from([]) : createReadStream(path.join(folder, object.file), range),
    receive: async (body, { maximumBytes }) => {
      const file = `${randomUUID()}.bytes`;
      const meter = checksumMeter(maximumBytes);
      try {
        await pipeline(body, meter.stream, createWriteStream(path.join(folder, file)));
      } catch {
        await removeFile(file);
        return err(
          meter.exceeded()
            ? s3Refused("EntityTooLarge", "Your proposed upload exceeds the maximum allowed size")
            : s3Refused("IncompleteBody", "The request body was not received completely."),
        );
      }
      return ok({ file, size: meter.size(), digests: meter.digests() });
    },
    discard: (received) => removeFile(received.file),
    keep: async (received, { object, refusalOver }) => {
      const previous = objects.get(object.key);
      const refusal = refusalOver?.(found(object.key));
      if (refusal !== undefined) {
        await removeFile(received.file);
        return err(refusal);
      }
      const stored: StoredObject = {
        ...object,
        headers: { ...object.headers },
        checksums: { ...object.checksums },
        size: received.size,
        etag: `"${received.digests.md5.toString("hex")}"`,
        lastModified: Date.now(),
        file: received.file,
      };
      // Visible before the description is on disk, so that two racing writers with a condition cannot both win.
      objects.set(object.key, stored);
      const description = descriptionOf(object.key);
      const temporary = `${description}.${randomUUID()}.new`;
      await writeFile(temporary, JSON.stringify(stored));
      await rename(temporary, description);
      if (previous !== undefined) await removeFile(previous.file);
      return ok(stored);
    },
    remove: async (key) => {
      const object = objects.get(key);
      if (object === undefined) return;
      objects.delete(key);
      await rm(descriptionOf(key), { force: true });
      await removeFile(object.file);
    },
  };
}

const DAY_MILLISECONDS = 86_400_000;

/** As S3 counts (User Guide, "Expiring objects"): the days of the rule, rounded up to the next midnight UTC. */
function isExpired({ lastModified }: StoredObject, days: number | undefined): boolean {
  if (days === undefined) return false;
  const end = lastModified + days * DAY_MILLISECONDS;
  return Date.now() >= Math.ceil(end / DAY_MILLISECONDS) * DAY_MILLISECONDS;
}

function readObjects(folder: string): Map<string, StoredObject> {
  const objects = new Map<string, StoredObject>();
  const files = readdirSync(folder);
  for (const file of files.filter((name) => name.endsWith(".json"))) {
    const description: unknown = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
    const parsed = storedObjectSchema.safeParse(description);
    if (parsed.success && existsSync(path.join(folder, parsed.data.file)))
      objects.set(parsed.data.key, parsed.data);
  }
  const kept = new Set([...objects.values()].map((object) => object.file));
  // What an interrupted upload left behind.
  for (const file of files.filter((name) => !name.endsWith(".json") && !kept.has(name))) {
    rmSync(path.join(folder, file), { force: true });
  }
  return objects;
}

/** What is kept of an object besides its bytes. */
const storedObjectSchema = z.object({
  key: z.string(),
  size: z.number(),
  etag: z.string(),
  lastModified: z.number(),
  contentType: z.string(),
  /** Further headers given back on reading: content-disposition, cache-control, x-amz-meta-… */
  headers: z.record(z.string(), z.string()),
  /** Base64 by algorithm as in the header name: sha256, crc32. */
  checksums: z.record(z.string(), z.string()),
  /** Name of the file with the bytes, inside the bucket's folder. */
  file: z.string(),
});
export type StoredObject = z.infer<typeof storedObjectSchema>;
