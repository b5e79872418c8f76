import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { openJsonStore, type JsonStore, writeFileAtomically } from "../kit/stateFiles.ts";

export interface MessageStore extends JsonStore<StoredMessage> {
  writeContent(message: { readonly messageId: string; readonly file: string }, bytes: Buffer): void;
  readContent(message: StoredMessage, content: StoredContent): Buffer;
}

/** Messages with their contents: what was accepted survives a restart. */
export function openMessageStore(stateFolder: string): MessageStore {
  const nameOf = (messageId: string): string => createHash("sha256").update(messageId).digest("hex");
  const contentFolder = (messageId: string): string => join(stateFolder, "content", nameOf(messageId));
  const messages = openJsonStore(join(stateFolder, "messages"), {
    schema: storedMessage,
    idOf: ({ messageId }) => messageId,
    nameOf,
  });
  return {
    ...messages,
    forget: (messageId) => {
      messages.forget(messageId);
      rmSync(contentFolder(messageId), { recursive: true, force: true });
    },
    writeContent: ({ messageId, file }, bytes) => {
      writeFileAtomically(join(contentFolder(messageId), file), bytes);
    },
    readContent: ({ messageId }, { file }) => readFileSync(join(contentFolder(messageId), file)),
  };
}

const storedContent = z.object({
  element: z.enum(["Message", "Attachment"]),
  /** As the author wrote them: contentType, filename, size … */
  attributes: z.record(z.string(), z.string()),
  file: z.string(),
  bytes: z.number().int(),
});
type StoredContent = z.infer<typeof storedContent>;

/** One message id with what became of it. Times are ISO 8601. */
const storedMessage = z.object({
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
