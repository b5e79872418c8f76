import { PROBLEMS } from "#contract/problems.ts";
import type { ResponseOf } from "#contract/operations.ts";
import { partSizes } from "#domain/attachments/limits.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { type ApiFailure, isProblem } from "#ui/api/ApiFailure.ts";
import type { Upload, UploadWork } from "./Upload.ts";

export type Attachment = ResponseOf<"confirmAttachment">["attachment"];
type SignedPart = ResponseOf<"signAttachmentParts">["parts"][number];

export type UploadFailure =
  /** The person stopped it. */
  | { readonly kind: "cancelled" }
  /** What has arrived stays. `lasting`: trying again by itself does not help. */
  | { readonly kind: "interrupted"; readonly lasting: boolean }
  | { readonly kind: "refused"; readonly refusal: string };

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

const ATTEMPTS_PER_PART = 3;

/**
 * Announces a file by the hashes of its parts, sends what the server does not have of it straight to the store, each part
 * signed for exactly its bytes, and lets the server check the whole. The same call goes on after a lost line, in a new
 * window, and on another device.
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
  const isStopped = (): boolean => cancelled() || signal.aborted;

  /** A part that does not arrive is signed and sent anew. */
  const sendPart = async (number: number, bytes: Blob): Promise<Result<null, UploadFailure>> => {
    const parts = [{ number, size: bytes.size, sha256: partSha256[number - 1] ?? "" }];
    for (let attempt = 1; attempt <= ATTEMPTS_PER_PART; attempt += 1) {
      if (isStopped()) return err({ kind: "cancelled" });
      const signed = await call("signAttachmentParts", { path, body: { parts } });
      if (!signed.ok) return err(uploadFailureOf(signed.failure));
      const [part] = signed.value.parts;
      if (part === undefined) break;
      if (await postPart(part, { bytes, signal })) return ok(null);
    }
    return err(isStopped() ? { kind: "cancelled" } : { kind: "interrupted", lasting: false });
  };

  let missing = missingParts.reduce((sum, number) => sum + (sizes[number - 1] ?? 0), 0);
  sending.progress(size - missing);
  for (const number of missingParts) {
    const start = sizes.slice(0, number - 1).reduce((sum, before) => sum + before, 0);
    const bytes = file.slice(start, start + (sizes[number - 1] ?? 0));
    const sent = await sendPart(number, bytes);
    if (!sent.ok) return sent;
    missing -= bytes.size;
    sending.progress(size - missing);
  }
  if (isStopped()) return err({ kind: "cancelled" });
  sending.checking();
  const confirmed = await write(() => call("confirmAttachment", { path }));
  return confirmed.ok ? ok(confirmed.value.attachment) : err(uploadFailureOf(confirmed.failure));
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

/** What a failed call means for the upload. */
function uploadFailureOf(failure: ApiFailure): UploadFailure {
  const refusal = refusalOf(failure);
  return refusal === undefined
    ? { kind: "interrupted", lasting: isLastingFailure(failure) }
    : { kind: "refused", refusal };
}

const LAST_CLIENT_ERROR = 499;
const TRANSIENT_PROBLEMS = ["upload-incomplete", "too-many-requests"];

/** Whether trying the same again by itself cannot help: the portal refused, and the person has to act. */
function isLastingFailure(failure: ApiFailure): boolean {
  return (
    failure.kind === "problem" &&
    !TRANSIENT_PROBLEMS.includes(failure.problem) &&
    PROBLEMS[failure.problem] <= LAST_CLIENT_ERROR
  );
}

/** Why the server does not want a file; undefined when it may want it later. */
function refusalOf(failure: ApiFailure): string | undefined {
  if (isProblem(failure, "uploads-too-large")) return "too-large";
  if (isProblem(failure, "storage-used-up")) return "no-room";
  return failure.kind === "problem" && failure.problem === "upload-refused"
    ? (failure.details.refusal ?? "unreadable")
    : undefined;
}
