import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { writeFileAtomically } from "#infra/counterparties/kit/stateFiles.ts";

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

/** A message of version 6 as the mailbox service takes it. */
export const mailboxMessage = z.strictObject({
  stork_qaa_level: z.int().min(1).max(4),
  mailboxUuid: z.uuid(),
  sender: z.string().min(1).max(255),
  title: z.string().min(1).max(1024),
  content: z.string().min(1),
  service: z.string().min(1).max(255),
  applicationId: z.uuid().optional(),
  retrievalConfirmationAddress: z.string().max(320).optional(),
  replyAddress: z.string().max(320).optional(),
  reference: z.string().max(255).optional(),
  senderUrl: z.string().max(255).optional(),
  attachments: z
    .array(
      z.strictObject({
        filename: z.string().min(1),
        sha512sum: z.string().regex(/^[0-9a-f]{128}$/),
        contentLength: z.int().nonnegative(),
      }),
    )
    .default([]),
});

/** As it lies in a mailbox. */
const storedMessage = mailboxMessage.extend({ submissionId: z.uuid(), receivedAt: z.iso.datetime() });
export type StoredMessage = z.infer<typeof storedMessage>;
