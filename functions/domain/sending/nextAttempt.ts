import type { Submitting } from "./Submitting.ts";

/** A new attempt keeps every id and document of the earlier one: it may have gone further than its answer. */
export function nextAttempt(
  earlier: Submitting | undefined,
  fresh: {
    readonly now: Date;
    readonly transferTicketNumber: string;
    readonly generatedIds: Submitting["generatedIds"];
    readonly terms: NonNullable<Submitting["terms"]>;
    readonly signIn?: Submitting["signIn"];
    readonly postbox?: Submitting["postbox"];
  },
): Submitting {
  if (earlier !== undefined) return furtherAttempt(earlier);
  return {
    attempt: 1,
    submittedAt: fresh.now.toISOString(),
    progress: "CALCULATE_HASHES_FOR_ATTACHMENTS",
    completedSteps: [],
    transferTicketNumber: fresh.transferTicketNumber,
    generatedIds: fresh.generatedIds,
    terms: fresh.terms,
    documents: [],
    externalIdType: "UNKNOWN",
    ...(fresh.signIn !== undefined && { signIn: fresh.signIn }),
    ...(fresh.postbox !== undefined && { postbox: fresh.postbox }),
  };
}

/** One more attempt of an application that was sent before. */
export function furtherAttempt(earlier: Submitting): Submitting {
  const { failureReason, refusedBy, ...kept } = earlier;
  return {
    ...kept,
    // While nothing is sealed, transports that refused are asked anew: an operator may have set them right.
    ...(earlier.sealed === undefined || refusedBy === undefined ? {} : { refusedBy }),
    attempt: earlier.attempt + 1,
    progress: "CALCULATE_HASHES_FOR_ATTACHMENTS",
    completedSteps: [],
  };
}
