import { z } from "zod";
import { postboxHandleSchema } from "../../domain/session/postboxHandle.ts";

/** What a message of the federal mailboxes (ZBP, message version 6) consists of, as far as the portal sends it. */
export const messageSchema = z.strictObject({
  stork_qaa_level: z.int().min(1).max(4),
  mailboxUuid: postboxHandleSchema,
  sender: z.string().min(1).max(255),
  title: z.string().min(1).max(1024),
  content: z.string().min(1),
  service: z.string().min(1).max(255),
  reference: z.string().min(1).max(255),
  senderUrl: z.url().max(255),
  attachments: z
    .array(
      z.strictObject({
        filename: z.string().min(1),
        sha512sum: z.string().regex(/^[0-9a-f]{128}$/),
        contentLength: z.int().positive(),
      }),
    )
    .min(1),
});
