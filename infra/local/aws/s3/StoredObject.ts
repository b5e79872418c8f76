import { z } from "zod";

/** What is kept of an object besides its bytes. */
export const storedObjectSchema = z.object({
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
