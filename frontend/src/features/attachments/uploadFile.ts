import type { ResponseOf } from "../../../../functions/contract/operations.ts";
import type { ApiFailure } from "../../api/ApiFailure.ts";
import { err, ok, type Result } from "../../../../functions/contract/result.ts";
import { isLastingFailure } from "./isLastingFailure.ts";
import { refusalOf } from "./refusalOf.ts";

export type Attachment = ResponseOf<"confirmAttachment">["attachment"];
export type SignedPart = ResponseOf<"signAttachmentParts">["parts"][number];

export type UploadFailure =
  /** The person stopped it. */
  | { readonly kind: "cancelled" }
  /** What has arrived stays. `lasting`: trying again by itself does not help. */
  | { readonly kind: "interrupted"; readonly lasting: boolean }
  | { readonly kind: "refused"; readonly refusal: string };

export interface FileInParts {
  readonly blob: Blob;
  readonly partSizes: readonly number[];
  /** SHA-256 of each part, base64. */
  readonly partSha256: readonly string[];
  /** Numbers of the parts that the server does not have. */
  readonly missingParts: readonly number[];
}

interface PartToSend {
  readonly number: number;
  readonly size: number;
  readonly sha256: string;
}

export interface UploadPorts {
  sign(part: PartToSend): Promise<Result<SignedPart, ApiFailure>>;
  /** Whether the store took the part. */
  readonly post: (part: SignedPart, bytes: Blob) => Promise<boolean>;
  readonly confirm: () => Promise<Result<Attachment, ApiFailure>>;
  readonly cancelled: () => boolean;
  readonly progress: (arrivedBytes: number) => void;
}

const ATTEMPTS_PER_PART = 3;

/**
 * Sends what the server does not have of a file straight to the store, each part signed for exactly its bytes, and lets
 * the server check the whole. A part that does not arrive is signed and sent anew.
 */
export async function uploadFile(
  { blob, partSizes, partSha256, missingParts }: FileInParts,
  ports: UploadPorts,
): Promise<Result<Attachment, UploadFailure>> {
  let missing = missingParts.reduce((sum, number) => sum + (partSizes[number - 1] ?? 0), 0);
  ports.progress(blob.size - missing);
  for (const number of missingParts) {
    const size = partSizes[number - 1] ?? 0;
    const start = partSizes.slice(0, number - 1).reduce((sum, before) => sum + before, 0);
    const part = { number, size, sha256: partSha256[number - 1] ?? "" };
    const sent = await sendPart({ part, bytes: blob.slice(start, start + size) }, ports);
    if (!sent.ok) return sent;
    missing -= size;
    ports.progress(blob.size - missing);
  }
  if (ports.cancelled()) return err({ kind: "cancelled" });
  const confirmed = await ports.confirm();
  return confirmed.ok ? confirmed : err(uploadFailureOf(confirmed.failure));
}

/** What a failed call means for the upload. */
export function uploadFailureOf(failure: ApiFailure): UploadFailure {
  const refusal = refusalOf(failure);
  return refusal === undefined
    ? { kind: "interrupted", lasting: isLastingFailure(failure) }
    : { kind: "refused", refusal };
}

async function sendPart(
  { part, bytes }: { readonly part: PartToSend; readonly bytes: Blob },
  ports: UploadPorts,
): Promise<Result<null, UploadFailure>> {
  for (let attempt = 1; attempt <= ATTEMPTS_PER_PART; attempt += 1) {
    if (ports.cancelled()) return err({ kind: "cancelled" });
    const signed = await ports.sign(part);
    if (!signed.ok) return err(uploadFailureOf(signed.failure));
    if (await ports.post(signed.value, bytes)) return ok(null);
  }
  return err(ports.cancelled() ? { kind: "cancelled" } : { kind: "interrupted", lasting: false });
}
