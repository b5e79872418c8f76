import type { z } from "zod";
import type { TrustLevel } from "../../domain/session/TrustLevel.ts";
import type { PostboxFiles } from "../../domain/submission/PostboxDelivery.ts";
import type { PostboxMessage } from "../../ports/Postbox.ts";
import { messageSchema } from "./messageSchema.ts";
import type { PostboxOptions } from "./PostboxOptions.ts";

/** STORK QAA levels of the citizen account for our levels of trust. */
const LEVELS: Readonly<Record<TrustLevel, number>> = { low: 1, substantial: 3, high: 4 };

/** The message in the words of the mailbox service; whoever may open the application may open it. */
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
