import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomically } from "../../process/writeFileAtomically.ts";
import { storedMessage, type StoredMessage } from "./mailboxMessage.ts";

export interface MailboxStore {
  /** Put in twice, a message replaces itself. */
  put(message: StoredMessage, files: readonly Uint8Array[]): void;
  /** Oldest first. */
  messages(mailbox: string): readonly StoredMessage[];
  readFile(message: StoredMessage, index: number): Buffer | undefined;
}

/** One folder for each mailbox, one for each message in it. */
export function openMailboxStore(stateFolder: string): MailboxStore {
  const folderOf = (mailbox: string): string => join(stateFolder, "mailboxes", mailbox.toLowerCase());
  const fileOf = ({ mailboxUuid, submissionId }: StoredMessage, name: string): string =>
    join(folderOf(mailboxUuid), submissionId, name);
  return {
    put: (message, files) => {
      for (const [index, bytes] of files.entries())
        writeFileAtomically(fileOf(message, `${index}.bin`), bytes);
      // Last: its presence says that the files are there.
      writeFileAtomically(fileOf(message, "message.json"), JSON.stringify(message));
    },
    messages: (mailbox) => {
      const folder = folderOf(mailbox);
      if (!existsSync(folder)) return [];
      return readdirSync(folder)
        .map((submission) => join(folder, submission, "message.json"))
        .filter((file) => existsSync(file))
        .map((file) => storedMessage.parse(JSON.parse(readFileSync(file, "utf8"))))
        .sort((one, other) => one.receivedAt.localeCompare(other.receivedAt));
    },
    readFile: (message, index) => {
      const file = fileOf(message, `${index}.bin`);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
  };
}
