import { z } from "zod";

const storedContent = z.object({
  element: z.enum(["Message", "Attachment"]),
  /** As the author wrote them: contentType, filename, size … */
  attributes: z.record(z.string(), z.string()),
  file: z.string(),
  bytes: z.number().int(),
});
export type StoredContent = z.infer<typeof storedContent>;

/** One message id with what became of it. Times are ISO 8601. */
export const storedMessage = z.object({
  messageId: z.string(),
  /** Identifier of the account that asked for the id. */
  author: z.string(),
  state: z.enum(["given", "waiting", "done", "warned", "failed"]),
  /** What follows is there once it was sent. */
  reader: z.string().optional(),
  /** `oscimeta:MessageMetaData` as the author sent it. */
  metaData: z.string().optional(),
  contents: z.array(storedContent).default([]),
  /** An encrypted container is kept as it came. */
  encrypted: z.string().optional(),
  delivery: z.iso.datetime().optional(),
  initialFetch: z.iso.datetime().optional(),
  reception: z.iso.datetime().optional(),
  reportTime: z.iso.datetime(),
  /** Its report stays open whatever the reader does. */
  neverDelivered: z.boolean().default(false),
  warnWhenDone: z.boolean().default(false),
});
export type StoredMessage = z.infer<typeof storedMessage>;
