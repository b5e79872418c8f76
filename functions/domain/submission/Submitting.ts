import { z } from "zod";
import { DOCUMENT_KINDS } from "./DocumentKind.ts";
import { EXTERNAL_ID_TYPES } from "./SubmissionStatus.ts";
import { SUBMIT_PROGRESS_STATES } from "./submitSteps.ts";

/** A finished file of an application with its place in the result store and its proof. */
export const preparedDocumentSchema = z.object({
  documentId: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  fileName: z.string(),
  size: z.int().positive(),
  sha512: z.string(),
});
export type PreparedDocument = z.infer<typeof preparedDocumentSchema>;

export const SUBMISSION_FAILURE_REASONS = [
  "authority-unreachable",
  "authority-refused",
  "file-missing",
  "unexpected",
] as const;
export type SubmissionFailureReason = (typeof SUBMISSION_FAILURE_REASONS)[number];

export const sealedApplicationSchema = z.object({
  destinationId: z.string(),
  serviceIdentifier: z.string(),
  serviceName: z.string(),
  region: z.string(),
  attachmentIds: z.array(z.string()),
  authenticationTags: z.object({
    metadata: z.string(),
    data: z.string(),
    attachments: z.record(z.string(), z.string()),
  }),
});

export const transportReservationSchema = z.object({ externalId: z.string(), caseId: z.string() });

/**
 * What the submit pipeline knows so far. Every id is stored here before it is used outside, so that a step that runs
 * twice finds what its first run left. A new attempt keeps the ids of an attempt that the transport may have accepted.
 */
export const submittingSchema = z.object({
  attempt: z.int().positive(),
  /** When the person first pressed send; printed in the documents, so that a new attempt makes the same bytes. */
  submittedAt: z.iso.datetime(),
  progress: z.enum(SUBMIT_PROGRESS_STATES),
  completedSteps: z.array(z.enum(SUBMIT_PROGRESS_STATES)),
  failureReason: z.enum(SUBMISSION_FAILURE_REASONS).optional(),
  transferTicketNumber: z.string(),
  /** Ids of the documents that the portal makes itself. */
  generatedIds: z.object({ form: z.string(), coverLetter: z.string(), receipt: z.string() }),
  documents: z.array(preparedDocumentSchema),
  externalIdType: z.enum(EXTERNAL_ID_TYPES),
  sealed: sealedApplicationSchema.optional(),
  reservation: transportReservationSchema.optional(),
  acceptedAt: z.iso.datetime().optional(),
});
export type Submitting = z.infer<typeof submittingSchema>;
