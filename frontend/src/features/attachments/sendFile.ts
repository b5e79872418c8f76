import type { ResponseOf } from "../../../../functions/contract/operations.ts";
import { partSizes } from "../../../../functions/contract/limits.ts";
import { err, ok, type Result } from "../../../../functions/contract/result.ts";
import type { ApiFailure } from "../../api/ApiFailure.ts";
import { partHashes } from "./partHashes.ts";
import { postPart } from "./postPart.ts";
import type { Upload } from "./Upload.ts";
import { type Attachment, uploadFailureOf, uploadFile, type UploadFailure } from "./uploadFile.ts";
import type { UploadWork } from "./UploadWork.ts";

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
