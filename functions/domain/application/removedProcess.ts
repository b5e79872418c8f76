import type { DeletionCause, DeletionRecord } from "./DeletionRecord.ts";
import type { Process } from "./Process.ts";
import { err, ok, type Result } from "../result.ts";

export interface NotRemovable {
  readonly kind: "already-submitted" | "payment-in-flight";
}

/** Ids of owners hold a colon. */
const NO_OWNER = "removed";

/**
 * What remains of a deleted process until its files are deleted as well: no personal data, no real owner, expired at
 * once. So its files always belong to a record, and the sweep finishes an interrupted deletion.
 */
export function removedProcess(
  process: Process,
  why: { readonly cause: DeletionCause; readonly now: Date },
): Process {
  const { id, metadata, metadataId, fmsFormId, formVersion, responsibleDataProcessingUnitId } = process;
  const { location, trustLevel, createdAt, version } = process;
  const at = why.now.toISOString();
  return {
    id,
    ownerId: NO_OWNER,
    status: "CREATED",
    statusChanged: at,
    metadata,
    metadataId,
    fmsFormId,
    formVersion,
    responsibleDataProcessingUnitId,
    location,
    trustLevel,
    transient: true,
    createdAt,
    updatedAt: at,
    availableUntil: at,
    version: version + 1,
    formData: {},
    formContext: {},
    attachments: [],
    messageId: null,
    paymentCheckoutSign: null,
    paymentAmount: null,
    paymentMethod: null,
    postboxSent: false,
    // What only the authority can read stays until the transport's final word: it may have to be sent again.
    removal: process.removal ?? { sealedStays: sealedStays(process), record: deletionRecordOf(process, why) },
  };
}

function sealedStays({ submitting }: Process): boolean {
  return submitting?.acceptedAt !== undefined && submitting.sealed?.kind === "fit-connect";
}

/** Of what is about to be deleted. */
function deletionRecordOf(
  process: Process,
  { cause, now }: { readonly cause: DeletionCause; readonly now: Date },
): DeletionRecord {
  const { id, ownerId, transient, createdAt, submitting } = process;
  const files = process.attachments.filter(({ status }) => status === "stored").length;
  const isSent = submitting?.acceptedAt !== undefined;
  const isForMailbox = submitting?.postbox?.state === "pending";
  return {
    processId: id,
    ownerId,
    transient,
    cause,
    createdAt,
    destroyedAt: now.toISOString(),
    files,
    destroyed: ["draft", "draftCopies", "uploads", "results"],
    kept: [
      ...(sealedStays(process) ? (["ciphertext"] as const) : []),
      ...(isSent && isForMailbox ? (["mailboxCopy"] as const) : []),
      ...(isSent ? (["reports"] as const) : []),
      // Also of a payment that came to nothing.
      ...(process.paymentProviderName === undefined ? [] : (["payments"] as const)),
    ],
  };
}

/** Whether a person may delete it: not what is on its way or with the authority, nor what waits for money or was paid. */
export function mayBeRemoved(process: Process): Result<Process, NotRemovable> {
  const { status, submitting, paymentHeldUntil } = process;
  if (status === "SUBMITTED" || submitting?.acceptedAt !== undefined)
    return err({ kind: "already-submitted" });
  return paymentHeldUntil === undefined ? ok(process) : err({ kind: "payment-in-flight" });
}
