import type { ResponseOf } from "#contract/operations.ts";
import { type ApiFailure, isProblem } from "#ui/api/ApiFailure.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { PROBLEMS } from "#contract/problems.ts";

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
