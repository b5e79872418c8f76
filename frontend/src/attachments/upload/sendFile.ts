import type { ResponseOf } from "#contract/operations.ts";
import { partSizes } from "#domain/attachments/limits.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { ApiFailure } from "#ui/api/ApiFailure.ts";
import type { Upload, UploadWork } from "./Upload.ts";
import {
  type Attachment,
  uploadFailureOf,
  uploadFile,
  type UploadFailure,
  type SignedPart,
} from "./uploadFile.ts";

export interface FileToSend {
  readonly upload: Upload;
  readonly file: File;
  /** Whether the person took the file away. */
  readonly cancelled: () => boolean;
  /** Ends the sending at once; what has arrived by then stays. */
  readonly signal: AbortSignal;
  /** The server knows the file now, maybe from an earlier try. */
  readonly announced: (reserved: ResponseOf<"reserveAttachment">) => void;
  readonly progress: (arrivedBytes: number) => void;
  readonly checking: () => void;
}

/**
 * Announces a file by the hashes of its parts, sends what the server does not have of it and lets it check the whole.
 * The same call goes on after a lost line, in a new window, and on another device.
 */
export async function sendFile(
  { call, processId, write }: UploadWork,
  sending: FileToSend,
): Promise<Result<Attachment, UploadFailure>> {
  const { upload, file, cancelled, signal } = sending;
  const { fieldPath, fileName, size } = upload;
  const sizes = partSizes(size);
  const partSha256 = await partHashes(file, sizes);
  if (partSha256 === undefined) return err({ kind: "refused", refusal: "not-opened" });
  if (cancelled()) return err({ kind: "cancelled" });
  const body = { fieldPath, fileName, size, partSha256: [...partSha256] };
  const reserved = await write(() => call("reserveAttachment", { path: { processId }, body }));
  if (!reserved.ok) return err(uploadFailureOf(reserved.failure));
  const { attachment, missingParts } = reserved.value;
  const path = { processId, attachmentId: attachment.attachmentId };
  if (cancelled()) {
    // It was taken away while it was announced: its room is free again.
    await write(() => call("deleteAttachment", { path }));
    return err({ kind: "cancelled" });
  }
  sending.announced(reserved.value);
  return uploadFile(
    { blob: file, partSizes: sizes, partSha256, missingParts },
    {
      sign: async (part) => {
        const signed = await call("signAttachmentParts", { path, body: { parts: [part] } });
        return signed.ok ? firstOf(signed.value) : signed;
      },
      post: (part, bytes) => postPart(part, { bytes, signal }),
      confirm: async () => {
        sending.checking();
        const confirmed = await write(() => call("confirmAttachment", { path }));
        return confirmed.ok ? ok(confirmed.value.attachment) : confirmed;
      },
      cancelled: () => cancelled() || signal.aborted,
      progress: sending.progress,
    },
  );
}

type Signed = ResponseOf<"signAttachmentParts">;

function firstOf({ parts: [first] }: Signed): Result<Signed["parts"][number], ApiFailure> {
  return first === undefined ? err({ kind: "unexpected-answer", status: 200 }) : ok(first);
}

/** SHA-256 of each part of a file, base64; undefined when the device does not give the bytes. */
async function partHashes(file: Blob, partSizes: readonly number[]): Promise<readonly string[] | undefined> {
  const hashes: string[] = [];
  let offset = 0;
  try {
    for (const size of partSizes) {
      hashes.push(await sha256(file.slice(offset, offset + size)));
      offset += size;
    }
  } catch {
    // A file that was moved or changed, or that an app only pretends to hand over.
    return undefined;
  }
  return hashes;
}

async function sha256(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await bytes.arrayBuffer());
  return btoa(Array.from(new Uint8Array(digest), (byte) => String.fromCharCode(byte)).join(""));
}

interface PartBytes {
  readonly bytes: Blob;
  /** Ends the sending of this part. */
  readonly signal: AbortSignal;
}

/** A part on a line that went silent is given up after this, and as long as the slowest line takes for its bytes. */
const SILENCE_MILLISECONDS = 20_000;
const SLOWEST_BYTES_PER_MILLISECOND = 10;

/** How the store says that it has a part. A page that a network puts in its place says 200. */
const STORED = 204;

/** Sends a part straight to the store: no cookies, and the file last, as POST policies want it. */
async function postPart(part: SignedPart, { bytes, signal }: PartBytes): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries(part.fields)) body.append(name, value);
  body.append("file", bytes);
  const limit = new AbortController();
  const giveUp = (): void => limit.abort();
  const timer = setTimeout(giveUp, SILENCE_MILLISECONDS + bytes.size / SLOWEST_BYTES_PER_MILLISECOND);
  signal.addEventListener("abort", giveUp);
  if (signal.aborted) giveUp();
  try {
    const response = await fetch(part.url, {
      method: "POST",
      body,
      credentials: "omit",
      signal: limit.signal,
    });
    return response.status === STORED;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", giveUp);
  }
}
