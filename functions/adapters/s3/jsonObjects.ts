import type { z } from "zod";
import { readObject, writeObject, type Bucket } from "./objectStore.ts";

/** Objects of a bucket that are JSON of a known shape. */
export function jsonObjects(bucket: Bucket): {
  readonly read: <Value>(key: string, schema: z.ZodType<Value>) => Promise<Value | undefined>;
  readonly write: (key: string, content: unknown) => Promise<void>;
} {
  return {
    read: async (key, schema) => {
      const bytes = await readObject(bucket, key);
      return bytes === undefined ? undefined : schema.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
    },
    write: (key, content) =>
      writeObject(bucket, { key, body: JSON.stringify(content), mediaType: "application/json" }),
  };
}
