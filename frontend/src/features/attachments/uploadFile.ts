import type { ResponseOf } from "../../../../functions/contract/operations.ts";
import type { ApiFailure } from "../../api/ApiFailure.ts";
import { err, ok, type Result } from "../../../../functions/contract/result.ts";
import { refusalOf } from "./refusalOf.ts";

export type Attachment = ResponseOf<"confirmAttachment">["attachment"];
export type SignedPart = ResponseOf<"signAttachmentParts">["parts"][number];

export type UploadFailure =
  /** The person stopped it. */
  | { readonly kind: "cancelled" }
  /** May work when tried again; what has arrived stays. */
  | { readonly kind: "interrupted" }
  | { readonly kind: "refused"; readonly refusal: string };

export interface UploadPorts {
  sha256(bytes: Blob): Promise<string>;
  sign(part: {
    readonly number: number;
    readonly size: number;
    readonly sha256: string;
  }): Promise<Result<SignedPart, ApiFailure>>;
  /** Whether the store took the part. */
  readonly post: (part: SignedPart, bytes: Blob) => Promise<boolean>;
  readonly confirm: () => Promise<Result<Attachment, ApiFailure>>;
  readonly cancelled: () => boolean;
  readonly progress: (sentParts: number) => void;
}

const ATTEMPTS_PER_PART = 3;

/**
 * Sends a file in parts straight to the store, each signed for exactly its bytes, and lets the server check the whole.
 * A part that does not arrive is signed and sent anew; `from` continues an upload that broke off.
 */
export async function uploadFile(
  file: { readonly blob: Blob; readonly partSizes: readonly number[]; readonly from: number },
  ports: UploadPorts,
): Promise<Result<Attachment, UploadFailure>> {
  let offset = file.partSizes.slice(0, file.from).reduce((sum, size) => sum + size, 0);
  for (let index = file.from; index < file.partSizes.length; index += 1) {
    const size = file.partSizes[index] ?? 0;
    const bytes = file.blob.slice(offset, offset + size);
    const sent = await sendPart({ number: index + 1, bytes }, ports);
    if (!sent.ok) return sent;
    offset += size;
    ports.progress(index + 1);
  }
  const confirmed = await ports.confirm();
  if (confirmed.ok) return confirmed;
  const refusal = refusalOf(confirmed.failure);
  return err(refusal === undefined ? { kind: "interrupted" } : { kind: "refused", refusal });
}

async function sendPart(
  part: { readonly number: number; readonly bytes: Blob },
  ports: UploadPorts,
): Promise<Result<null, UploadFailure>> {
  const sha256 = await ports.sha256(part.bytes);
  for (let attempt = 1; attempt <= ATTEMPTS_PER_PART; attempt += 1) {
    if (ports.cancelled()) return err({ kind: "cancelled" });
    const signed = await ports.sign({ number: part.number, size: part.bytes.size, sha256 });
    if (!signed.ok) return err({ kind: "interrupted" });
    if (await ports.post(signed.value, part.bytes)) return ok(null);
  }
  return err({ kind: ports.cancelled() ? "cancelled" : "interrupted" });
}
