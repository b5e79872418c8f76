import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomically } from "../../process/writeFileAtomically.ts";
import { storedMessage, type StoredContent, type StoredMessage } from "./storedMessage.ts";

export interface MessageStore {
  all(): readonly StoredMessage[];
  get(messageId: string): StoredMessage | undefined;
  save(message: StoredMessage): void;
  forget(messageId: string): void;
  writeContent(message: { readonly messageId: string; readonly file: string }, bytes: Buffer): void;
  readContent(message: StoredMessage, content: StoredContent): Buffer;
}

/** Messages in memory, every change on the disk before it is answered: what was accepted survives a restart. */
export function openMessageStore(stateFolder: string): MessageStore {
  const folder = join(stateFolder, "messages");
  mkdirSync(folder, { recursive: true });
  const nameOf = (messageId: string): string => createHash("sha256").update(messageId).digest("hex");
  const contentFile = (messageId: string, file: string): string =>
    join(stateFolder, "content", nameOf(messageId), file);
  const messages = new Map<string, StoredMessage>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
    const read = storedMessage.parse(JSON.parse(readFileSync(join(folder, name), "utf8")));
    messages.set(read.messageId, read);
  }
  return {
    all: () => [...messages.values()],
    get: (messageId) => messages.get(messageId),
    save: (message) => {
      writeFileAtomically(join(folder, `${nameOf(message.messageId)}.json`), JSON.stringify(message));
      messages.set(message.messageId, message);
    },
    forget: (messageId) => {
      messages.delete(messageId);
      rmSync(join(folder, `${nameOf(messageId)}.json`), { force: true });
      rmSync(join(stateFolder, "content", nameOf(messageId)), { recursive: true, force: true });
    },
    writeContent: ({ messageId, file }, bytes) => {
      writeFileAtomically(contentFile(messageId, file), bytes);
    },
    readContent: ({ messageId }, { file }) => readFileSync(contentFile(messageId, file)),
  };
}
