import { createHash } from "node:crypto";
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { StateCopy, StoredItem } from "#ports/operation/PortalState.ts";

const itemsSchema = z.array(z.record(z.string(), z.unknown()));
const objectSchema = z.object({ key: z.string(), mediaType: z.string(), sha256: z.string() });
/** It holds personal data: readable by its owner only. */
const PRIVATE_FOLDER = 0o700;

/** A copy as files: a JSON document a table; objects by their hash, named by a list a bucket. */
export async function folderCopy(folder: string): Promise<StateCopy> {
  await mkdir(path.join(folder, "objects"), { recursive: true, mode: PRIVATE_FOLDER });
  const tableFile = (table: string): string => path.join(folder, `${table}.json`);
  const bucketFile = (bucket: string): string => path.join(folder, `${bucket}.objects`);
  const objectFile = (sha256: string): string => path.join(folder, "objects", sha256);
  return {
    writeItems: (table, items) => writeFile(tableFile(table), JSON.stringify(items, withBytes)),
    async readItems(table): Promise<readonly StoredItem[]> {
      return itemsSchema.parse(JSON.parse(await readFile(tableFile(table), "utf8"), asBytes));
    },
    async writeObject(bucket, { key, mediaType, bytes }) {
      const sha256 = sha256Of(bytes);
      await writeFile(objectFile(sha256), bytes);
      await appendFile(bucketFile(bucket), `${JSON.stringify({ key, mediaType, sha256 })}\n`);
    },
    async *objects(bucket) {
      for (const line of (await listed(bucketFile(bucket))).split("\n")) {
        if (line === "") continue;
        const { key, mediaType, sha256 } = objectSchema.parse(JSON.parse(line));
        const bytes = await readFile(objectFile(sha256));
        if (sha256Of(bytes) !== sha256) throw new Error(`The copy of an object is damaged: ${sha256}`);
        yield { key, mediaType, bytes };
      }
    },
  };
}

function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

const bytesSchema = z.strictObject({ base64: z.base64() });

/** JSON knows no bytes: what is sealed is written as text, and read back. */
const withBytes = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString("base64") } : value;

function asBytes(_key: string, value: unknown): unknown {
  const bytes = bytesSchema.safeParse(value);
  return bytes.success ? Uint8Array.from(Buffer.from(bytes.data.base64, "base64")) : value;
}

/** A bucket that was empty has no list. */
async function listed(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch {
    return "";
  }
}
