import { createHash } from "node:crypto";
import { z } from "zod";
import type { FitConnectWorld } from "../FitConnectWorld.ts";
import type { StoredSubmission } from "../state/storedCase.ts";
import { checkEnvelope } from "./checkEnvelope.ts";
import { mailboxMessage } from "./mailboxMessage.ts";
import { openSealedPart } from "./openSealedPart.ts";

type Message = z.infer<typeof mailboxMessage>;

export type MessageVerdict =
  | { readonly ok: true; readonly message: Message; readonly files: readonly Buffer[] }
  | { readonly ok: false; readonly reason: string };

const hash = z.object({ type: z.literal("sha512"), content: z.string() });
const metadataSchema = z.looseObject({
  $schema: z.string().startsWith("https://schema.fitko.de/fit-connect/metadata/2."),
  contentStructure: z.object({
    data: z.looseObject({ hash }),
    attachments: z.array(z.looseObject({ attachmentId: z.uuid(), hash, filename: z.string() })),
  }),
});

/** Opens a submission to the mailbox service and checks all that the real one checks before it delivers. */
export function readMessage(world: FitConnectWorld, submission: StoredSubmission): MessageVerdict {
  const { encryption } = world.keys.material.mailbox;
  const open = (name: string): Buffer | undefined =>
    openSealedPart(world.cases.readPart(submission.submissionId, name).toString("latin1"), encryption);
  const data = open("data");
  const metadata = metadataSchema.safeParse(parseJson(open("metadata")));
  if (data === undefined || !metadata.success) return refused("data or metadata cannot be read");
  const { contentStructure } = metadata.data;
  if (sha512(data) !== contentStructure.data.hash.content) return refused("the data have another hash");
  const issuer = world.keys.material.mailboxSender.x5c[1] ?? "";
  const envelope = checkEnvelope(data.toString("utf8"), { issuer, now: world.clock.now() });
  if (!envelope.ok) return envelope;
  const message = mailboxMessage.safeParse(parseJson(Buffer.from(envelope.content)));
  if (!message.success) return refused(`the message breaks its schema: ${z.prettifyError(message.error)}`);

  const files: Buffer[] = [];
  for (const { filename, sha512sum, contentLength } of message.data.attachments) {
    const described = contentStructure.attachments.find((one) => one.filename === filename);
    const bytes = described === undefined ? undefined : open(described.attachmentId);
    if (bytes === undefined) return refused("a file of the message is missing");
    if (bytes.length !== contentLength || sha512(bytes) !== sha512sum) {
      return refused("a file is not the one that the message names");
    }
    files.push(bytes);
  }
  const isWhole = files.length === submission.announcedAttachments.length;
  return isWhole ? { ok: true, message: message.data, files } : refused("there are files beside the message");
}

function sha512(bytes: Uint8Array): string {
  return createHash("sha512").update(bytes).digest("hex");
}

function parseJson(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString("utf8") ?? "");
  } catch {
    return undefined;
  }
}

function refused(reason: string): MessageVerdict {
  return { ok: false, reason };
}
