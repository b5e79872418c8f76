import { createHash } from "node:crypto";
import { z } from "zod";
import { postPart, signedPartSchema } from "#adapters/portal-visit/draftChecks.ts";
import type { Answer, Visitor } from "./Visitor.ts";

export interface FileToUpload {
  readonly processId: string;
  readonly fieldPath: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

const PART_BYTES = 1_000_000;

function partsOf(bytes: Uint8Array): readonly { readonly part: Uint8Array; readonly sha256: string }[] {
  return Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (...[, index]) => {
    const part = bytes.slice(index * PART_BYTES, (index + 1) * PART_BYTES);
    return { part, sha256: createHash("sha256").update(part).digest("base64") };
  });
}

/** Announces a file, as a window does that begins an upload or goes on with one. */
export function announce(visitor: Visitor, file: FileToUpload): Promise<Answer> {
  const { processId, fieldPath, fileName, bytes } = file;
  const partSha256 = partsOf(bytes).map(({ sha256 }) => sha256);
  return visitor.call({
    method: "POST",
    path: `/api/processes/${processId}/attachments`,
    body: { fieldPath, fileName, size: bytes.length, partSha256 },
  });
}

const announcedSchema = z.object({
  attachment: z.object({ attachmentId: z.string() }),
  missingParts: z.array(z.number()),
});

/** Where an announced file stands, and the numbers of its parts that the store does not have. */
export function announcedFile(
  { processId }: FileToUpload,
  announced: Answer,
): { readonly address: string; readonly missingParts: readonly number[] } {
  const { attachment, missingParts } = announcedSchema.parse(announced.body);
  return { address: `/api/processes/${processId}/attachments/${attachment.attachmentId}`, missingParts };
}

interface PartToSend {
  readonly file: FileToUpload;
  readonly address: string;
  readonly number: number;
}

const partOf = ({ file, number }: PartToSend) =>
  partsOf(file.bytes)[number - 1] ?? { part: new Uint8Array(), sha256: "" };

function askForSignature(visitor: Visitor, given: PartToSend): Promise<Answer> {
  const { part, sha256 } = partOf(given);
  const parts = [{ number: given.number, size: part.length, sha256 }];
  return visitor.call({ method: "POST", path: `${given.address}/parts`, body: { parts } });
}

async function sendSigned(given: PartToSend, signed: Answer): Promise<void> {
  const form = signedPartSchema.parse(signed.body);
  const stored = await postPart(form, new Uint8Array(partOf(given).part));
  if (!stored.ok) throw new Error(`the store refused a part: ${stored.status} ${await stored.text()}`);
}

/** Has a part signed by the portal; what is answered sends it straight to the store. */
export async function signPart(visitor: Visitor, given: PartToSend): Promise<() => Promise<void>> {
  const signed = await askForSignature(visitor, given);
  return () => sendSigned(given, signed);
}

/** Sends the parts of an announced file that are missing, only the first `most` of them, until one is refused. */
export async function sendParts(
  visitor: Visitor,
  given: { readonly file: FileToUpload; readonly announced: Answer; readonly most?: number },
): Promise<{ readonly address: string; readonly sent: readonly number[]; readonly refused?: Answer }> {
  const { file, announced, most } = given;
  const { address, missingParts } = announcedFile(file, announced);
  const sent: number[] = [];
  for (const number of missingParts.slice(0, most)) {
    const part = { file, address, number };
    const signed = await askForSignature(visitor, part);
    if (signed.status !== 200) return { address, sent, refused: signed };
    await sendSigned(part, signed);
    sent.push(number);
  }
  return { address, sent };
}

/** Sends a file in parts, each straight to the store, and confirms it; answers with what refused it, where something did. */
export async function upload(visitor: Visitor, file: FileToUpload): Promise<Answer> {
  const announced = await announce(visitor, file);
  if (announced.status !== 200) return announced;
  const { address, refused } = await sendParts(visitor, { file, announced });
  return refused ?? visitor.call({ method: "PUT", path: `${address}/uploaded` });
}
