import { z } from "zod";

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
export const storedMessage = mailboxMessage.extend({ submissionId: z.uuid(), receivedAt: z.iso.datetime() });
export type StoredMessage = z.infer<typeof storedMessage>;
