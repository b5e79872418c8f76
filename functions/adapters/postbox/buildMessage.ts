import { z } from "zod";
import type { TrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { PostboxFiles } from "#domain/sending/PostboxDelivery.ts";
import type { PostboxMessage } from "#ports/sending/Postbox.ts";
import { postboxHandleSchema } from "#domain/sign-in/Organisation.ts";
import type { FitConnectOptions } from "../fit-connect/FitConnectOptions.ts";

/** The mailbox service behind FIT-Connect, in the name of the portal's sender client. */
export interface PostboxOptions extends Omit<
  FitConnectOptions,
  "callback" | "destinations" | "submissionSchemas"
> {
  readonly postbox: {
    /** Destination of the mailbox service. */
    readonly destinationId: string;
    /** Who writes, and about which service; shown to the person. */
    readonly sender: string;
    readonly service: string;
    /** Address of the portal. */
    readonly senderUrl: string;
  };
  /** Certificate and key that the mailbox service knows the portal by; PEM, both. */
  readonly identity: () => Promise<{ readonly certificate: string; readonly key: string }>;
}

/** What a message of the federal mailboxes (ZBP, message version 6) consists of, as far as the portal sends it. */
const messageSchema = z.strictObject({
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

/** STORK QAA levels of the citizen account for our levels of trust. */
const LEVELS: Readonly<Record<TrustLevel, number>> = { low: 1, substantial: 3, high: 4 };

/** The message in the words of the mailbox service; access to the application is access to the message. */
export function buildMessage(
  message: PostboxMessage,
  parts: { readonly files: PostboxFiles; readonly postbox: PostboxOptions["postbox"] },
): z.infer<typeof messageSchema> {
  const { sender, service, senderUrl } = parts.postbox;
  return messageSchema.parse({
    stork_qaa_level: LEVELS[message.trustLevel],
    mailboxUuid: message.mailbox,
    sender,
    title: message.title,
    content: message.content,
    service,
    reference: message.reference,
    senderUrl,
    attachments: parts.files.files.map(({ fileName, sha512, size }) => ({
      filename: fileName,
      sha512sum: sha512,
      contentLength: size,
    })),
  });
}
