import type { DeletionCause } from "./DeletionRecord.ts";
import { deletionRecordOf } from "./deletionRecordOf.ts";
import type { Process } from "./Process.ts";

/** Ids of owners hold a colon. */
const NOBODY = "removed";

/**
 * What is left of a deleted process until its files are gone, too: nothing of the person, nobody's, over at once. So
 * its files have an owner to the last, and a deletion that breaks off is finished by the sweep.
 */
export function removedProcess(
  process: Process,
  why: { readonly cause: DeletionCause; readonly now: Date },
): Process {
  const { id, metadata, metadataId, fmsFormId, formVersion, responsibleDataProcessingUnitId } = process;
  const { location, trustLevel, createdAt, version, submitting } = process;
  const at = why.now.toISOString();
  return {
    id,
    ownerId: NOBODY,
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
    removal: process.removal ?? {
      sealedStays: submitting?.acceptedAt !== undefined && submitting.sealed?.kind === "fit-connect",
      record: deletionRecordOf(process, why),
    },
  };
}
