import type { DeletionCause, DeletionRecord } from "./DeletionRecord.ts";
import type { Process } from "./Process.ts";

/** Of what is about to be deleted. */
export function deletionRecordOf(
  process: Process,
  { cause, now }: { readonly cause: DeletionCause; readonly now: Date },
): DeletionRecord {
  const { id, ownerId, transient, createdAt, submitting } = process;
  const files = process.attachments.filter(({ status }) => status === "stored").length;
  const isSent = submitting?.acceptedAt !== undefined;
  return {
    processId: id,
    ownerId,
    transient,
    cause,
    createdAt,
    destroyedAt: now.toISOString(),
    files,
    destroyed: ["draft", "draftCopies", "uploads", "results"],
    kept: isSent ? ["ciphertext", "reports"] : [],
  };
}
